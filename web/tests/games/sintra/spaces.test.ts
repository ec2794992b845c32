import { describe, expect, test } from "vitest";
import { COLOUR_CODES, FACES, JOKER_CODE, NOTHING } from "$src/games/sintra/components";
import { addPanes, isFull, otherFace, spacesOf, spacesTaken, spread } from "$src/games/sintra/spaces";
import type { SintraView, SlotView } from "$src/games/sintra/wire";
import positions from "../../positions/sintra.json";

const views = Object.values(positions).map(({ view }) => view as unknown as SintraView);
const slots = views.flatMap(({ seats }) => seats.flatMap((seat) => seat.slots));

test("every pane of a strip lies on a space, and free spaces are those the view counts", () => {
  for (const slot of slots) {
    const spaces = spacesOf(slot);
    const free = spaces.filter(({ pane }) => pane === NOTHING);
    expect(spread(slot.panes)).toEqual(
      spaces
        .map(({ pane }) => pane)
        .filter((pane) => pane !== NOTHING)
        .sort(),
    );
    for (const [colour, code] of [...COLOUR_CODES].entries())
      if (slot.face !== null) expect(free.filter(({ need }) => need === code)).toHaveLength(slot.spaces[colour]!);
    expect(free.filter(({ need }) => need === JOKER_CODE)).toHaveLength(slot.jokers);
  }
});

test("a pane lies on a space of its colour or on a joker", () => {
  for (const { need, pane } of slots.flatMap(spacesOf))
    if (pane !== NOTHING) expect([COLOUR_CODES[pane], JOKER_CODE]).toContain(need);
});

describe("a strip", () => {
  const strip: SlotView = {
    face: 0,
    panes: [0, 0, 0, 0, 0],
    spaces: [0, 0, 0, 0, 0],
    jokers: 0,
    on_jokers: [],
    upper: null,
    lower: null,
  };

  test("is full when it has no space left, and a slot without a strip is not", () => {
    expect([isFull(strip), isFull({ ...strip, jokers: 1 }), isFull({ ...strip, face: null })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test.each(FACES.map((_, face) => face))("with face %i shows what its other face takes", (face) => {
    const other = otherFace(face);
    expect(other.map(([code, count]) => code.repeat(count)).join("")).toHaveLength(FACES[face ^ 1]!.length);
    expect([...FACES[face ^ 1]!].every((code) => other.some(([need]) => need === code))).toBe(true);
  });
});

test("panes that arrive take as many spaces of their colour and as many jokers as the event says", () => {
  const face = FACES.findIndex((codes) => codes.includes(JOKER_CODE));
  const count = (code: string) => FACES[face]!.split(code).length - 1;
  const strip = { panes: [0, 0, 0, 0, 0], on_jokers: [], upper: null, lower: null };
  const open: SlotView = { ...strip, face, spaces: [...COLOUR_CODES].map(count), jokers: count(JOKER_CODE) };
  const colour = open.spaces.findIndex(Boolean);
  const placed = { colour, count: open.spaces[colour]! + 1, on_jokers: 1 };
  const after = addPanes(open, placed);
  expect([after.jokers, after.spaces[colour]]).toEqual([open.jokers - 1, 0]);
  const filled = spacesOf(after).flatMap(({ pane }, place) => (pane === NOTHING ? [] : [place]));
  expect([...spacesTaken(spacesOf(open), placed)].sort()).toEqual(filled);
  expect(filled.filter((place) => spacesOf(open)[place]!.need === JOKER_CODE)).toHaveLength(1);
});
