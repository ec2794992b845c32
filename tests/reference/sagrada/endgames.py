"""Positions that random matches hardly ever reach. A missing `bag` line means that the bag holds the rest."""

LATE = """
pool R3 Y4 G3 B5
track P3 / G5 / P6 / R6 / P6 / G2 / R1 G1 / G3 G4 G4 G5 / Y4 G3 B1
1 suns_glory 1 : R1 P4 Y5 R4 -- / P3 Y6 P4 G2 B6 / -- B4 Y3 -- P3 / Y6 P5 R4 B2 G1
2 luz_celestial 1 : B6 G1 R4 G5 B4 / P1 R4 Y5 -- R3 / B6 Y2 G4 -- G5 / Y1 -- R2 B4 P2
3 fractal_drops 1 : P3 B4 G3 Y5 -- / R6 Y3 P2 G3 P4 / Y1 B5 -- P4 Y1 / B4 -- Y5 R3 B2
"""

LAST_TURN = """sagrada 3
round 10 first 3 turn 6
turn 3
tools 7=1 12=3 1=5"""

ENDGAMES = {
    "a payment that would spoil T8, and a target that can be met exactly, G14.11 G14.16": """sagrada 1 tools=5
round 10 first 1 turn 1
turn 1 drafts 1
privates yellow red
tools 8 2x 4x 5x 6x
goals row_color_variety column_color_variety
pool R5 R6 G2
track B3 P2 / B3 P6 / Y3 G2 / Y1 B1 / G4 P2 / G6 / B6 / P2 / P1
paid Y1 G1 B1 P1
1 sun_catcher : R4 B5 R2 P6 Y3 / P1 G4 Y6 -- B6 / R6 Y2 B5 Y6 G5 / G1 R3 Y6 B4 P1
""",
    "the last die of the pool pays, G14.12": """sagrada 1
round 9 first 1 turn 2
turn 1 drafts 1
privates yellow red
tools 2 4x 1
goals row_color_variety color_diagonals
pool B3
track R5 G5 B4 / R3 Y5 G5 / P2 P4 / G1 B3 / R6 B3 / G4 P2 / P1 P2 / G2 G4
paid Y1
1 sun_catcher : R4 B5 R2 P6 -- / P1 G4 Y6 -- B6 / R6 -- B5 Y6 G5 / G1 R3 Y6 -- P1
""",
    "nothing left to roll for T7, G14.11": """sagrada 1 tools=5
round 10 first 1 turn 2
turn 1
privates yellow red
tools 7 1x 2x 3x 4x
goals row_color_variety column_color_variety
pool B3
track G5 B4 / R3 P2 / G1 P4 / R6 B3 / G4 B3 / P1 P2 / G4 P2 / G2 / R5
paid R1 Y1 B1 P1
1 sun_catcher : R4 -- R2 P6 Y3 / P1 G4 Y6 R3 B6 / R6 Y2 B5 Y6 G5 / G1 R3 Y6 B4 P1
""",
    "two dice for T4, G8.7": """sagrada 2
round 10 first 2 turn 4
turn 2
privates red blue
tools 4 2 9
goals row_color_variety deep_shades color_diagonals
pool R4 Y2 P5
track R2 R5 G5 B4 B4 / R3 G5 P2 P2 P3 / R5 Y2 Y5 G1 P4 / R1 R6 B3 P4 P5 / R1 G4 G4 B3 B6 / R5 R5 G5 P1 P2 /\
 G4 B1 B3 B3 P2 / Y6 G2 G5 G5 P2 / R5 Y5 G2 G6 G6
1 luz_celestial : -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- --
2 sun_catcher : R3 -- -- -- -- / G5 -- -- -- -- / -- -- -- -- -- / -- -- -- -- --
""",
    "two green dice for T12, G8.9": """sagrada 3
round 10 first 2 turn 6
turn 2
privates red blue green
tools 12 3 7
goals row_shade_variety medium_shades light_shades
pool R4 Y2 P5 G2
track R2 R5 Y2 G5 B4 B4 P2 / R3 R5 Y6 G5 P2 P2 P3 / R5 Y2 Y5 G1 G4 P4 P4 / R1 R1 R6 B3 P3 P4 P5 /\
 R1 Y2 G4 G4 B3 B4 B6 / R1 R5 R5 G1 G5 P1 P2 / G4 B1 B3 B3 B5 P2 P6 / R4 Y6 G2 G5 G5 B6 P2 / R5 Y5 G2 G6 G6 P3
1 luz_celestial : -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- --
2 sun_catcher : G3 B6 -- -- -- / P1 G4 -- -- -- / -- -- -- -- -- / -- -- -- -- --
3 virtus : -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- --
""",
    "a full window has nothing to do, G4.10": """sagrada 2
round 10 first 2 turn 1
turn 2
privates red blue
tools 4 11 8
goals shade_variety color_variety color_diagonals
pool R4 R4 Y2 G2 P5
track G5 B4 B4 / R3 P2 P3 / R5 G1 P4 / R1 R6 B3 / G4 B3 B6 / R5 P1 P2 / G4 P2 / G2 G5 / R5 Y5
1 sun_catcher : R4 B5 R2 P6 Y3 / P1 G4 Y6 R3 B6 / R6 Y2 B5 Y6 G5 / G1 R3 Y6 B4 P1
2 batllo : -- -- -- -- B1 / -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- --
""",
    "the bag is empty for T11, G7.12 G7.14": """sagrada 4
round 10 first 1 turn 1
turn 1
privates red green blue yellow
tools 11 5 9
goals color_diagonals color_variety row_shade_variety
pool R2 R5 Y3 G2 B1 P1 P1 P3 P5
track Y4 G2 / Y3 / B2 / P3 / G1 / B3 P1 / R6 / R5 Y2 G6 / R2 R5 G6 B1
bag -
1 batllo : P6 Y2 -- P6 Y5 / Y5 -- B2 R4 B1 / B3 G2 Y1 P6 Y2 / -- -- R4 Y5 P3
2 firelight : P3 -- R1 B5 G2 / Y6 -- Y2 R3 -- / G4 B3 G5 Y1 -- / -- G5 Y1 -- R6
3 kaleidoscopic_dream : Y2 B4 R6 G5 B1 / G6 R3 P5 B4 -- / Y3 B4 -- R2 G4 / R2 P1 Y6 B5 --
4 lux_astram : G1 -- G1 P6 R4 / -- P1 R2 B5 G3 / B1 G2 P5 G3 P2 / R6 Y1 B3 P5 B6
""",
    "a tie of three that the private objectives decide, G13.2": f"""{LAST_TURN}
privates red yellow green
goals light_shades color_variety color_diagonals{LATE}""",
    "a tie of three that the order decides, G13.4": f"""{LAST_TURN}
privates red green yellow
goals row_shade_variety column_shade_variety shade_variety{LATE}""",
    "a tie that the tokens decide, G13.3": """sagrada 3
round 10 first 2 turn 6
turn 2
privates red yellow green
tools 8=3 10=3 6=7
goals row_color_variety column_color_variety column_shade_variety
pool R2 Y5 B6 P3 P6
track Y4 / B1 / G1 / R4 R6 / R3 / Y1 / R2 / P5 P5 / R2 R4 Y3 G4 B2 B4 P2
1 aurorae_magnificus 0 : -- G1 B6 P5 Y2 / P5 B2 P3 B1 -- / -- Y3 G6 R5 P4 / Y1 R4 B1 G3 --
2 lux_mundi 1 : B4 P1 -- Y4 P6 / -- G4 B3 -- B2 / B4 Y5 G4 R6 G1 / R6 B2 -- G3 P4
3 kaleidoscopic_dream 1 : Y6 -- P4 G5 Y1 / G1 B4 Y5 R6 B4 / Y3 P5 -- P3 -- / -- B2 R5 B1 Y6
""",
}
