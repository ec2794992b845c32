"""What is in the box (U1): the tiles as the rules page lists them, and the counts."""

COLOUR_NAMES = {"r": "red", "o": "orange", "y": "yellow", "g": "green", "b": "blue", "v": "violet"}
COLOUR_LETTERS = {name: letter for letter, name in COLOUR_NAMES.items()}
LETTERS = "roygbvwk"
SIDES = "NESW"
CORNERS = ("NE", "SE", "SW", "NW")
SHARDS_OF_A_PLAYER = 8
TOKENS_OF_A_PLAYER = 16
TILES_IN_HAND = 3
IDLE_ROUNDS_END = 5

LIST = """
1 rrrr NE, 2 oooo NE, 3 yyyy NE, 4 gggg NE, 5 bbbb NE, 6 vvvv NE, 7 rrww NE, 8 ooww NE, 9 yyww NE, 10 ggww NE,
11 bbww NE, 12 vvww NE, 13 rwrw NE, 14 owow NE, 15 ywyw NE, 16 gwgw NE, 17 bwbw NE, 18 vwvw NE, 19 rroo SE+NW,
20 ooyy SE+NW, 21 yygg SE+NW, 22 ggbb SE+NW, 23 bbvv SE+NW, 24 vvrr SE+NW, 25 rryy NE+SW, 26 oogg NE+SW,
27 yybb NE+SW, 28 ggvv NE+SW, 29 bbrr NE+SW, 30 vvoo NE+SW, 31 rrgg SE+NW, 32 oobb SE+NW, 33 yyvv SE+NW,
34 rrow NE, 35 ooyw NE, 36 yygw NE, 37 ggbw NE, 38 bbvw NE, 39 vvrw NE, 40 rryw SE, 41 oogw SE, 42 yybw SE,
43 ggvw SE, 44 bbrw SE, 45 vvow SE, 46 rrgw SW, 47 oobw SW, 48 yyvw SW, 49 ggrw SW, 50 bbow SW, 51 vvyw SW,
52 rrbw NW, 53 oovw NW, 54 yyrw NW, 55 ggow NW, 56 bbyw NW, 57 vvgw NW, 58 rrvw NE, 59 oorw NE, 60 yyow NE,
61 ggyw NE, 62 bbgw NE, 63 vvbw NE, 64 roww NE, 65 oyww NE, 66 ygww NE, 67 gbww NE, 68 bvww NE, 69 vrww NE,
70 ryww SE+NW, 71 ogww SE+NW, 72 ybww SE+NW, 73 gvww SE+NW, 74 brww SE+NW, 75 voww SE+NW, 76 rgww SW, 77 obww SW,
78 yvww SW, 79 rwow NE+SE, 80 owyw NE+SE, 81 ywgw NE+SE, 82 gwbw NE+SE, 83 bwvw NE+SE, 84 vwrw NE+SE,
85 rwyw NE+SW, 86 owgw NE+SW, 87 ywbw NE+SW, 88 gwvw NE+SW, 89 bwrw NE+SW, 90 vwow NE+SW, 91 rwgw SE+NW,
92 owbw SE+NW, 93 ywvw SE+NW, 94 royw NE, 95 oygw NE, 96 ygbw NE, 97 gbvw NE, 98 bvrw NE, 99 vrow NE,
100 rogw SE, 101 oybw SE, 102 ygvw SE, 103 gbrw SE, 104 bvow SE, 105 vryw SE, 106 rygw SW, 107 ogbw SW,
108 ybvw SW, 109 gvrw SW, 110 brow SW, 111 voyw SW, 112 rybw NW, 113 ogvw NW, 114 wwww NE, 115 krwr NE,
116 kowo NE, 117 kywy NE, 118 kgwg NE, 119 kbwb NE, 120 kvwv NE, 121 kkrr SW, 122 kkoo SW, 123 kkyy SW,
124 kkgg SW, 125 kkbb SW, 126 kkvv SW, 127 krkw NE, 128 kokw NE, 129 kykw NE, 130 kgkw NE, 131 kbkw NE,
132 kvkw NE, 133 kwkw NE+SW
"""

# A tile's number, its colours N E S W, and its open corners.
FACES: dict[int, tuple[str, list[str]]] = {}
for entry in LIST.replace("\n", " ").split(","):
    number, colours, corners = entry.split()
    FACES[int(number)] = (colours, corners.split("+"))
