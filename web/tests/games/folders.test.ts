import { describe, expect, test } from "vitest";
import { fetchGame, findShelved, SHELF } from "$src/games";
import { gameName } from "$src/games/names";

const FILES = Object.keys(import.meta.glob("$src/games/*/**/*.{ts,svelte}"));
const PARTS = [
  ...["index.ts", "shelf.ts", "wire.ts", "components.ts", "notation.ts", "words.ts", "log.ts", "question.ts"],
  ...["coach.ts", "guide.ts", "guide/lights.ts", "guide/scenes.ts", "guide/Scene.svelte"],
  ...[
    "points.ts",
    "finale.ts",
    "places.ts",
    "Picture.svelte",
    "play.svelte.ts",
    "foresight.svelte.ts",
    "keys.ts",
    "drag.ts",
  ],
  ...["motion/performance.ts", "motion/stage.ts"],
  ...[
    "Art.svelte",
    "Board.svelte",
    "Wide.svelte",
    "Upright.svelte",
    "Phone.svelte",
    "ActionBar.svelte",
    "Piece.svelte",
  ],
];

describe.each(SHELF.map(({ name }) => name))("%s", (name) => {
  test("has the same modules as the other games", () => {
    const missing = PARTS.filter((part) => !FILES.some((path) => path.endsWith(`/games/${name}/${part}`)));
    expect(missing).toEqual([]);
  });

  test("is fetched by its name, with everything that a table asks of it", async () => {
    const game = await fetchGame(name);
    expect(game.name).toBe(name);
    for (const part of [
      game.Board,
      game.Piece,
      game.log,
      game.question,
      game.scores,
      game.breakdown,
      game.places,
      game.finale.Picture,
    ])
      expect(part).toBeTypeOf("function");
  });

  test("has its words for the lobby", () => {
    expect(gameName(name)).not.toBe(name);
    expect(findShelved(name)?.about()).toMatch(/^[A-Z].*\.$/);
    expect(findShelved(name)?.progress(2, 6)).toMatch(/2|II/);
  });
});

test("every folder of a game is on the shelf", () => {
  const folders = FILES.flatMap((path) => /\/games\/(\w+)\/index\.ts$/.exec(path)?.[1] ?? []);
  expect(folders.sort()).toEqual(SHELF.map(({ name }) => name).sort());
});

test("a game that nobody knows is refused, and shown by the name that the server gives it", async () => {
  await expect(fetchGame("chess")).rejects.toThrow("no game chess");
  expect([findShelved("chess"), gameName("chess")]).toEqual([undefined, "chess"]);
});
