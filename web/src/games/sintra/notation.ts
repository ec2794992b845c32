// Actions as the server writes them: "2 pink > 4", "centre blue > break", "return", "keep pink".
import { COLOUR_NAMES } from "./components";

/** All panes of one colour in one place; source 0 is the centre. */
export interface Group {
  source: number;
  colour: number;
}

export type Action =
  | { kind: "place"; group: Group; target: number | "break"; text: string } // targets count from 0
  | { kind: "keep"; colour: number; text: string }
  | { kind: "return"; text: string };

const PLACE = /^(centre|\d) (\w+) > (break|\d)$/;
const KEEP = /^keep (\w+)$/;

export function parseAction(text: string): Action | null {
  if (text === "return") return { kind: "return", text };
  const kept = KEEP.exec(text);
  if (kept) return { kind: "keep", colour: colourNamed(kept[1]!), text };
  const placed = PLACE.exec(text);
  if (!placed) return null;
  const [, source, colour, target] = placed as unknown as [string, string, string, string];
  return {
    kind: "place",
    group: { source: source === "centre" ? 0 : Number(source), colour: colourNamed(colour) },
    target: target === "break" ? "break" : Number(target) - 1,
    text,
  };
}

export function formatGroup({ source, colour }: Group): string {
  return `${source || "centre"} ${COLOUR_NAMES[colour]}`;
}

export function parseGroup(text: string): Group | null {
  const action = parseAction(`${text} > break`);
  return action?.kind === "place" ? action.group : null;
}

export function formatPlace(group: Group, target: number | "break"): string {
  return `${formatGroup(group)} > ${target === "break" ? target : target + 1}`;
}

export function same(one: Group | null, other: Group | null): boolean {
  return one !== null && other !== null && one.source === other.source && one.colour === other.colour;
}

function colourNamed(name: string): number {
  return (COLOUR_NAMES as readonly string[]).indexOf(name);
}
