// The glass of the lobby's windows: light, base and rim of each colour.
import { PANES } from "$src/glass/colours";

const pane = (code: string) => [PANES[code]!.light, PANES[code]!.base, PANES[code]!.deep] as const;

export const GLASS = {
  pink: pane("P"),
  white: pane("W"),
  orange: pane("O"),
  yellow: pane("Y"),
  blue: pane("B"),
  sky: ["#8FA5DF", "#5676CE", "#395299"],
  red: ["#D96971", "#C51B28", "#9A121C"],
  green: ["#5CD6B6", "#08C190", "#059972"],
  purple: ["#8F71A6", "#552878", "#3E1A5A"],
  black: ["#6E7073", "#23262B", "#171A1E"],
} as const;
export type Glass = keyof typeof GLASS;

export const glass = (colour: Glass) => `url(#lancet-${colour})`;
