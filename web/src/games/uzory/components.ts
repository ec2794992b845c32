// Written by script/wire_types.py from the Python of the same name. Do not edit.

export const NOTHING = -1 as const;
export const COLOURS = 8 as const;
export const PLAYER_COLOURS = 6 as const;
export const WHITE = 6 as const;
export const BLACK = 7 as const;
export const COLOUR_CODES = "roygbvwk" as const;
export const COLOUR_NAMES = ["red", "orange", "yellow", "green", "blue", "violet", "white", "black"] as const;
export const SIDES = 4 as const;
export const SIDE_CODES = "NESW" as const;
export const CORNERS = 4 as const;
export const CORNER_CODES = ["NE", "SE", "SW", "NW"] as const;
export const TURNS = 4 as const;
export const TILES = 133 as const;
export const TILE_SIDES = ["rrrr", "oooo", "yyyy", "gggg", "bbbb", "vvvv", "rrww", "ooww", "yyww", "ggww", "bbww", "vvww", "rwrw", "owow", "ywyw", "gwgw", "bwbw", "vwvw", "rroo", "ooyy", "yygg", "ggbb", "bbvv", "vvrr", "rryy", "oogg", "yybb", "ggvv", "bbrr", "vvoo", "rrgg", "oobb", "yyvv", "rrow", "ooyw", "yygw", "ggbw", "bbvw", "vvrw", "rryw", "oogw", "yybw", "ggvw", "bbrw", "vvow", "rrgw", "oobw", "yyvw", "ggrw", "bbow", "vvyw", "rrbw", "oovw", "yyrw", "ggow", "bbyw", "vvgw", "rrvw", "oorw", "yyow", "ggyw", "bbgw", "vvbw", "roww", "oyww", "ygww", "gbww", "bvww", "vrww", "ryww", "ogww", "ybww", "gvww", "brww", "voww", "rgww", "obww", "yvww", "rwow", "owyw", "ywgw", "gwbw", "bwvw", "vwrw", "rwyw", "owgw", "ywbw", "gwvw", "bwrw", "vwow", "rwgw", "owbw", "ywvw", "royw", "oygw", "ygbw", "gbvw", "bvrw", "vrow", "rogw", "oybw", "ygvw", "gbrw", "bvow", "vryw", "rygw", "ogbw", "ybvw", "gvrw", "brow", "voyw", "rybw", "ogvw", "wwww", "krwr", "kowo", "kywy", "kgwg", "kbwb", "kvwv", "kkrr", "kkoo", "kkyy", "kkgg", "kkbb", "kkvv", "krkw", "kokw", "kykw", "kgkw", "kbkw", "kvkw", "kwkw"] as const;
export const TILE_OPENS = ["NE", "NE", "NE", "NE", "NE", "NE", "NE", "NE", "NE", "NE", "NE", "NE", "NE", "NE", "NE", "NE", "NE", "NE", "SE NW", "SE NW", "SE NW", "SE NW", "SE NW", "SE NW", "NE SW", "NE SW", "NE SW", "NE SW", "NE SW", "NE SW", "SE NW", "SE NW", "SE NW", "NE", "NE", "NE", "NE", "NE", "NE", "SE", "SE", "SE", "SE", "SE", "SE", "SW", "SW", "SW", "SW", "SW", "SW", "NW", "NW", "NW", "NW", "NW", "NW", "NE", "NE", "NE", "NE", "NE", "NE", "NE", "NE", "NE", "NE", "NE", "NE", "SE NW", "SE NW", "SE NW", "SE NW", "SE NW", "SE NW", "SW", "SW", "SW", "NE SE", "NE SE", "NE SE", "NE SE", "NE SE", "NE SE", "NE SW", "NE SW", "NE SW", "NE SW", "NE SW", "NE SW", "SE NW", "SE NW", "SE NW", "NE", "NE", "NE", "NE", "NE", "NE", "SE", "SE", "SE", "SE", "SE", "SE", "SW", "SW", "SW", "SW", "SW", "SW", "NW", "NW", "NE", "NE", "NE", "NE", "NE", "NE", "NE", "SW", "SW", "SW", "SW", "SW", "SW", "NE", "NE", "NE", "NE", "NE", "NE", "NE SW"] as const;
export const FAMILIES = [["mono", "AAAA", 6], ["half", "AAWW", 6], ["band", "AWAW", 6], ["duo", "AABB", 15], ["pair", "AABW", 30], ["edge", "ABWW", 15], ["cross", "AWBW", 15], ["trio", "ABCW", 20], ["blank", "WWWW", 1], ["crackA", "KAWA", 6], ["crackB", "KKAA", 6], ["crackC", "KAKW", 6], ["crackD", "KWKW", 1]] as const;
export const HAND = 3 as const;
export const SHARDS = 8 as const;
export const FINISHED_TOKENS = 12 as const;
export const SPARE_TOKENS = 4 as const;
export const MOST_PLAYERS = 6 as const;
export const SIZE_BY_PLAYERS = [0, 0, 7, 7, 7, 8, 8] as const;
export const MOST_FRAMES = 49 as const;
export const IDLE_ROUNDS_END = 5 as const;
