// How frames are drawn: the golden line around a frame and the pieces of tiles inside it.
import type { Face } from "./faces";
import {
  around,
  CENTRE_PIECE,
  cornerPiece,
  crossingAt,
  keyOf,
  outline,
  placed,
  segment,
  spotOf,
  type Spot,
} from "./grid";
import type { TileView, UzoryView } from "./wire";

export interface Shape {
  vertices: readonly Spot[];
  centres: readonly Spot[];
}
export type Floor = ReadonlyMap<string, Face>;

export function floorOf(tiles: readonly TileView[]): Map<string, Face> {
  return new Map(tiles.map((tile) => [keyOf(tile.cell), tile]));
}

/** Whose a closed frame is: somebody's, nobody's, or somebody's who is still to be named. */
export function kindOf({ frames, naming }: UzoryView, number: number): "owned" | "nobodys" | "named" {
  if (number === naming) return "named";
  return frames[number]!.scorer === null ? "nobodys" : "owned";
}

/** Every piece of a laid tile inside the frame, as one path. */
export function inside(frame: Shape, floor: Floor): string {
  const corners = frame.vertices.flatMap((vertex) => around(vertex)).filter(({ cell }) => floor.has(keyOf(cell)));
  const pieces = corners.map(({ cell, corner }) => outline(placed(cell, cornerPiece(corner))));
  const centres = frame.centres.map((cell) => outline(placed(cell, CENTRE_PIECE)));
  return [...pieces, ...centres].join("");
}

/** The line around a frame: the segments of its crossings and of its joined centres, one after the other. */
export function contour(frame: Shape, floor: Floor): string {
  const lines = new Map<string, [string, string]>();
  const add = (cell: Spot, corner: number) => {
    const face = floor.get(keyOf(cell));
    if (!face || face.open.includes(corner)) return;
    const [from, to] = placed(cell, segment(corner)).map(String) as [string, string];
    lines.set(`${from} ${to}`, [from, to]);
  };
  for (const vertex of frame.vertices) for (const { cell, corner } of around(vertex)) add(cell, corner);
  for (const cell of frame.centres) for (let corner = 0; corner < 4; corner++) add(cell, corner);
  return chain([...lines.values()]);
}

/** Joins lines that meet, so that light can run along them. */
function chain(lines: [string, string][]): string {
  const rest = [...lines];
  let path = "";
  while (rest.length) {
    const run = [...rest.pop()!];
    for (let next = follow(rest, run.at(-1)!); next; next = follow(rest, run.at(-1)!)) run.push(next);
    path += `M${run.join("L")}${run[0] === run.at(-1) ? "Z" : ""}`;
  }
  return path;
}

function follow(lines: [string, string][], end: string): string | null {
  const found = lines.findIndex((line) => line.includes(end));
  if (found < 0) return null;
  const [line] = lines.splice(found, 1);
  return line![0] === end ? line![1] : line![0];
}

/** Pieces of the floor that lie in none of these frames. */
export function outside(frames: readonly Shape[], floor: Floor): string {
  const crossings = new Set(frames.flatMap((frame) => frame.vertices.map(keyOf)));
  const centres = new Set(frames.flatMap((frame) => frame.centres.map(keyOf)));
  let path = "";
  for (const key of floor.keys()) {
    const cell = spotOf(key);
    if (!centres.has(key)) path += outline(placed(cell, CENTRE_PIECE));
    for (let corner = 0; corner < 4; corner++)
      if (!crossings.has(keyOf(crossingAt(cell, corner)))) path += outline(placed(cell, cornerPiece(corner)));
  }
  return path;
}
