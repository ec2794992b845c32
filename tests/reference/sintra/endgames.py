"""Positions that random matches hardly ever reach. A missing `bag` line means that the bag holds the rest."""

BOARD_WITH_GAPS = """
round 4 YOP
turn 1
start 3 centre
displays PWOY BBYY OOOP WWWB PYYB PPWW OBBB YYYY -
1 windows 40 glazier 7 : -/PW 2a 3a -/BY -/BB 6b=PO 7a=YY 8a
2 windows 20 glazier 1 : -/OO 2a=W 3a 4a 5a=BB 6a 7a 8a
3 windows 90 glazier 8 : -/PW -/PW -/OB -/OY -/YW -/PB -/OP -/OW
4 windows 10 glazier 8 : 1a=PP 2b 3a=OOO 4a=Y 5b 6a=YPPP 7b=YY -/WW
"""

LAST_PANE = """
round 6 Y
turn 1
start 1 taken
centre P"""

ENDGAMES = {
    "gaps, no strip left, all strips further right, S6.13 S8": "sintra 4 A" + BOARD_WITH_GAPS,
    "the same with gaps that block, S13.3": "sintra 4 B gap" + BOARD_WITH_GAPS,
    "twelve panes fit nowhere, S9.3": """sintra 2 A
round 2 PWOBY
turn 1
start 2 centre
centre WWWWWWWWWWWW
1 bonus 5 row 8 glazier 8 : 1a 2a 4a 5a 6a 7a 8a 3a
2 row 8 glazier 8 : 1a 2a 4a 5a 6a 7a 8a 3a
""",
    "every display of one colour, S10.8": """sintra 2 B
round 5 WP
turn 1
start 1 centre
displays PPPP WWWW OOOO BBBB YYYY
1 : 1a 2a 3a 4a 5a 6a 7a 8a
2 : 1b 2b 3b 4a 5b 6b 7b 8b
""",
    "bag empty, tower not poured, S10.6": """sintra 2 A
round 4 WPB
turn 1
start 1 centre
centre -
displays PWOY B - - -
tower W10 O10 Y10
bag -
1 windows 4 glazier 4 : 4a=BYYY 7b=YYY 5b=PPPB/B 2b=WBBB 6b=POOO/P 3b=OOBB 8b=WW 1b=PPPP
2 windows 4 glazier 2 : 7a=OOO 5b=PPBB 2b=BBBB 6a=PPPP 1a=PPWW/P 8b=WWW/Y 3b=OBBB 4a=BYY
""",
    "bag and tower empty in round III, S10.7": """sintra 4 A
round 3 YOBP
turn 1
start 1 centre
displays PWOY BB - - - - - - -
tower -
bag -
1 : 4a=BYYY 7b=Y 2a=WWWO 6b=POO 8a=WW 1b=P 5a=BB 3a=O
2 windows 2 : 3b=O 4a=B 2b=WBBB 7a=OOYY 5a=BB 6b=OOOO 8b=WW 1b=PP/W
3 windows 4 glazier 4 : 2a=WWWO/B 1b=PPPP 3a=O 4a=BYY 5b=PPBB 7a=OYY 8a=WYYY/W 6a=PY
4 windows 2 glazier 2 : 3b=OO 2a=WWWO 5a=BB 7a=YY 1b=PPP 8b=WW 4b=POBB/Y 6a=PPPY
""",
    "bag and tower empty in round IV, S10.7": """sintra 3 B
round 4 OBP
turn 1
start 1 centre
displays PWOY WWOO B - - - -
tower -
bag -
1 windows 10 glazier 4 : 4b=POOB/Y 7b=YYYY/Y 3a 2a=W/B 1b=PPPP 5b=PPBB/B 6b=POO/P 8b=WWW
2 windows 16 glazier 4 : 5a=BB/P 4b=WOOO/Y 8a=YYY/W 7b=YYY/Y 3b=OOBB/O 1b=PP/P 6b=PO/P 2b=BBBB/W
3 windows 8 glazier 4 : 1a=PWWW 4b=WOOY/Y 6b=PO/Y 8b=WWWW 2b=WBBB/W 5a=BB/P 7a=OOYY 3a
""",
    "one pane left in the market, a refill of one, S10.7": """sintra 4 B gap
round 5 WP
turn 1
start 1 centre
displays P - - - - - - - -
tower -
bag -
1 windows 4 : 1a=PW 6a=PY/O 8a=WYYY 3b=BB 2b=WBBB 7b=YYY/Y 5b=PPBB 4a=B
2 windows 4 glazier 4 : 4a=BYY 2b=WBBB 6b=POOO 8b=WWW 1a=PPW 5b=PPBB/B 7b/O 3b=OOBB
3 windows 6 glazier 4 : 3b=OO 1a=PWWW 8b=W 2a=WWWO 4b=PWOO/Y 7a=Y/Y 5b=PBB 6a=Y/P
4 windows 4 glazier 3 : 2a=WO 6b=POOO 7b=YY 5a=B 4b=POYY/Y 8a=WY 1a=PPW/P 3a=OOO
""",
    "a tie that the broken glass decides, S12.2": f"""sintra 2 A{LAST_PANE}
1 windows 34 wraps 1 row 1 : 1a 2a 3a 4a 5a 6a 7a 8a
2 windows 30 row 8 : 1a 2a 3a 4a 5a 6a 7a 8a
""",
    "a win that two of three share, S12.3": f"""sintra 3 B{LAST_PANE}
1 windows 20 : 1a 2a 3a 4a 5a 6a 7a 8a
2 windows 19 bonus 3 row 2 : 1a 2a 3a 4a 5a 6a 7a 8a
3 windows 22 row 2 : 1a 2a 3a 4a 5a 6a 7a 8a
""",
    "two share the second place, side A": f"""sintra 3 A{LAST_PANE}
1 windows 40 wraps 1 : 1a 2a 3a 4a 5a 6a 7a 8a
2 windows 12 : 1a 2a 3a 4a 5a 6a 7a 8a
3 windows 12 : 1a 2a 3a 4a 5a 6a 7a 8a
""",
}
