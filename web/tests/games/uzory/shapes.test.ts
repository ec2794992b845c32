import { describe, expect, test } from "vitest";
import { reach } from "$src/games/uzory/camera.svelte";
import { TILE_SIDES, TURNS } from "$src/games/uzory/components";
import { faceOf, withShard } from "$src/games/uzory/faces";
import { contour, floorOf, inside } from "$src/games/uzory/frames";
import { around, beyond, cellName, crossingAt, keyOf, placed, segment, spotOf, triangle, type Spot } from "$src/games/uzory/grid"; // prettier-ignore
import { pieceFace, tilePiece } from "$src/games/uzory/pieces";
import type { UzoryView } from "$src/games/uzory/wire";
import positions from "../../positions/uzory.json";

const view = positions.turn.view as unknown as UzoryView;
const SIDES = [0, 1, 2, 3];
const SPOTS: Spot[] = [[0, 0], [3, -2], [-7, 7]]; // prettier-ignore

describe.each(SPOTS)("cell (%i, %i)", (row, column) => {
  const cell: Spot = [row, column];

  test("is written as a key and read again", () => {
    expect(spotOf(keyOf(cell))).toEqual(cell);
  });

  test("lies on the other side of its neighbours", () => {
    for (const side of SIDES) expect(beyond(beyond(cell, side), side + 2 > 3 ? side - 2 : side + 2)).toEqual(cell);
  });

  test("is among the four cells around each of its crossings, with the same corner", () => {
    for (const corner of SIDES)
      expect(around(crossingAt(cell, corner))).toContainEqual({ cell: [row, column], corner });
  });
});

test("the start tile lies on H8", () => {
  expect([cellName([0, 0]), cellName([-1, 2]), cellName([7, -7])]).toEqual(["H8", "J7", "A15"]);
});

test("four triangles and four segments meet at the middles of the sides", () => {
  expect(SIDES.map((side) => triangle(side))).toEqual([
    "M0 0L100 0L50 50Z",
    "M100 0L100 100L50 50Z",
    "M100 100L0 100L50 50Z",
    "M0 100L0 0L50 50Z",
  ]);
  for (const corner of SIDES) expect(segment(corner)[1]).toEqual(segment((corner + 1) % 4)[0]);
});

describe("the faces of tiles", () => {
  test("turned four times are as before, and a turn moves every side clockwise", () => {
    for (const tile of TILE_SIDES.keys()) {
      expect(faceOf(tile, TURNS)).toMatchObject({ sides: faceOf(tile, 0).sides });
      const { sides } = faceOf(tile, 0);
      expect(faceOf(tile, 1).sides).toBe(sides.slice(-1) + sides.slice(0, -1));
    }
  });

  test("are those that the server has laid", () => {
    for (const { tile, turn, sides, open, shard } of view.floor) {
      const face = faceOf(tile, turn);
      expect([...face.open].sort()).toEqual([...open].sort());
      for (const side of SIDES) if (side !== shard) expect(face.sides[side]).toBe(sides[side]);
    }
  });

  test("can be named in a sentence and drawn from the name", () => {
    const face = withShard(faceOf(11, 2), 1, 0);
    expect(pieceFace(tilePiece(11, 2, 1, face.sides))).toEqual(face);
    expect(pieceFace("r")).toBeNull();
  });
});

describe("the golden line around a frame", () => {
  const floor = floorOf(view.floor);

  /** Every piece of line on the tiles around a frame, as "from to". */
  function linesOf({ vertices, centres }: UzoryView["open_frames"][number] | UzoryView["frames"][number]): Set<string> {
    const corners = [
      ...vertices.flatMap(around),
      ...centres.flatMap((cell) => SIDES.map((corner) => ({ cell, corner }))),
    ];
    const drawn = corners.filter(({ cell, corner }) => floor.get(keyOf(cell))?.open.includes(corner) === false);
    return new Set(drawn.map(({ cell, corner }) => placed(cell, segment(corner)).map(String).sort().join(" ")));
  }

  /** The pieces of line in a path. */
  function drawnIn(path: string): string[] {
    return path.split(/(?=M)/).flatMap((run) => {
      const points = run.replace(/[MZ]/g, "").split("L");
      const turns = run.endsWith("Z") && points[0] !== points.at(-1) ? [...points, points[0]!] : points;
      return turns.slice(1).map((point, at) => [turns[at]!, point].sort().join(" "));
    });
  }

  test("is drawn whole, and nothing of it twice", () => {
    expect(view.frames.length).toBeGreaterThan(0);
    for (const frame of [...view.frames, ...view.open_frames]) {
      const drawn = drawnIn(contour(frame, floor));
      expect(new Set(drawn)).toEqual(linesOf(frame));
      expect(drawn).toHaveLength(linesOf(frame).size);
    }
  });

  test("has pieces of the tiles around its crossings inside", () => {
    for (const frame of view.frames) {
      const pieces = inside(frame, floor).match(/M/g) ?? [];
      expect(pieces).toHaveLength(frame.vertices.length * 4 + frame.centres.length);
    }
  });
});

test("the camera reaches one cell around the tiles, but not over the edge of the field", () => {
  const floor = [
    { ...view.floor[0]!, cell: [0, 0] as [number, number] },
    { ...view.floor[0]!, cell: [2, 3] as [number, number] },
  ];
  expect(reach({ floor, rows: [-4, 4], columns: [-4, 3] })).toEqual({ rows: [-1, 3], columns: [-1, 3] });
});
