import { expect, test } from "vitest";
import { COLOUR_CODES, SIDES } from "$src/games/uzory/components";
import { contour } from "$src/games/uzory/frames";
import { beyond, keyOf } from "$src/games/uzory/grid";
import { floorOf, readAreas } from "$src/games/uzory/guide/floor";
import { SCENES as UZORY } from "$src/games/uzory/guide/scenes";
import { SCENES as SAGRADA } from "$src/games/sagrada/guide/scenes";
import { FACES } from "$src/games/sintra/components";
import { SCENES as SINTRA } from "$src/games/sintra/guide/scenes";

test.each(Object.entries(UZORY))("the tiles of %s lie as the rules allow, and their areas add up", (_, scenes) => {
  const last = scenes.at(-1)!;
  const floor = floorOf(last.tiles);
  for (const { cell, face } of last.tiles)
    for (let side = 0; side < SIDES; side++) {
      const other = floor.get(keyOf(beyond(cell, side)));
      if (!other) continue;
      const [one, two] = [face.sides[side]!, other.sides[(side + 2) % SIDES]!];
      expect(one === two || one === "w" || two === "w").toBe(true);
    }
  if (!last.areas || !last.frame) return;
  const sum = readAreas(last.areas).reduce((total, area) => total + area, 0);
  expect(sum).toBe(8 * last.frame.vertices.length + 8 * last.frame.centres.length);
  expect(contour(last.frame, floor)).toMatch(/Z$/);
  if (last.scorer !== null && last.scorer !== undefined)
    expect(Math.max(...readAreas(last.areas))).toBe(readAreas(last.areas)[last.scorer]);
  expect(COLOUR_CODES).toContain("w");
});

test.each(Object.entries(SAGRADA))(
  "the cells of %s are in the window, and no die lies where another could go",
  (_, scenes) => {
    for (const { asked, dice, ghosts = [] } of scenes) {
      expect(asked).toHaveLength(20);
      expect(ghosts.filter((cell) => cell < 0 || cell in dice)).toEqual([]);
    }
  },
);

test.each(Object.entries(SINTRA))(
  "the strips of %s are strips of the box, and panes lie on their colours",
  (_, scenes) => {
    for (const { strips = [] } of scenes)
      for (const strip of strips) {
        if (!strip) continue;
        expect(FACES as readonly string[]).toContain(strip.spaces);
        [...(strip.panes ?? "")].forEach((pane, place) => {
          if (pane !== ".") expect([pane, "J"]).toContain(strip.spaces[place]);
        });
      }
  },
);
