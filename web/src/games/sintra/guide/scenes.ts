// Worked examples of the rules page that are about pieces, as pictures. Their sentences are those of the rules.

export interface Strip {
  spaces: string;
  panes?: string;
  ghosts?: string;
  lit?: boolean;
}

/** What lies on the table in one picture; parts that an example does not need are left out. */
export interface Scene {
  display?: { panes: string; taken?: string };
  centre?: string; // colour codes, "1" for the start marker
  strips?: readonly (Strip | null)[]; // null for an empty slot
  glazier?: number; // the slot, from 0
  windows?: readonly string[];
  counted?: readonly number[];
  ornaments?: boolean;
}

const none = { spaces: "WWWWW" };
const TAKEN: (Strip | null)[] = [
  { spaces: "OOOOO" },
  none,
  { spaces: "OWWWW", ghosts: "O", lit: true },
  none,
  { spaces: "YYOOO", panes: "YY", ghosts: "..OOO", lit: true },
];
const BEGUN = ["..", "..", "..", "..", "..", "P.", "..", "B."];

export const SCENES: Record<string, readonly Scene[]> = {
  SE1: [
    { display: { panes: "PWOY" }, centre: "1" },
    { display: { panes: "PWOY", taken: "P" }, centre: "1" },
    { display: { panes: "...." }, centre: "1WOY" },
  ],
  SE2: [{ centre: "1OOOB" }, { centre: "B" }],
  SE3: [{ strips: TAKEN, glazier: 2 }],
  SE3a: [
    { strips: TAKEN, glazier: 2 },
    {
      strips: [{ spaces: "OOOOO" }, none, { spaces: "OWWWW", panes: "O" }, none, { spaces: "YYOOO", panes: "YY" }],
      glazier: 2,
    },
  ],
  SE4: [
    { strips: TAKEN, glazier: 2 },
    {
      strips: [...TAKEN.slice(0, 2), { spaces: "OWWWW" }, none, { spaces: "YYOOO", panes: "YYOOO", lit: true }],
      glazier: 4,
    },
  ],
  SE5: [
    { strips: [null, null, null, null, { spaces: "YYOOO", panes: "YYOOO", lit: true }], glazier: 4, windows: BEGUN },
    { windows: BEGUN.with(4, "O."), counted: [4, 5, 7] },
  ],
  SE8: [{ windows: ["PB", "YO", "OW", "PB", "B.", "..", "Y.", "W."], ornaments: true }],
  SE10: [
    { strips: [{ spaces: "WJOJP" }] },
    { strips: [{ spaces: "WJOJP", panes: "W" }] },
    { strips: [{ spaces: "WJOJP", panes: "WB.B" }] },
  ],
  SE11: [{ strips: [{ spaces: "WJOJP" }] }, { strips: [{ spaces: "WJOJP", panes: "WW.W" }] }],
  SE19: [{ strips: [{ spaces: "OOOOO", panes: "OOO" }] }, { strips: [{ spaces: "OOOOO", panes: "OOOOO", lit: true }] }],
  SE20: [
    { windows: ["P.", "..", "B.", "YO", "..", "..", "..", ".."] },
    { windows: ["PW", "..", "B.", "YO", "..", "..", "..", ".."], counted: [0, 2, 3] },
  ],
  SE21: [
    { windows: ["..", "P.", "B.", "Y.", "O.", "W.", "P.", "B."] },
    { windows: ["Y.", "P.", "B.", "Y.", "O.", "W.", "P.", "B."], counted: [0, 1, 2, 3, 4, 5, 6, 7] },
  ],
  SE22: [
    { windows: ["O.", "P.", "B.", "Y.", "O.", "W.", "P.", ".."] },
    { windows: ["O.", "P.", "B.", "Y.", "O.", "W.", "P.", "B."], counted: [7] },
  ],
  SE23: [{ strips: [{ spaces: "WJOJP", panes: "WYOYP", lit: true }] }],
  SE28: [{ windows: ["PB", "YO", "OW", "P.", "..", "Y.", "..", ".."], ornaments: true }],
};
