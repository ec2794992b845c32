import { afterEach, expect, test } from "vitest";
import { petal, ROSES, sector } from "$src/home/rose";
import type { GameInfo } from "$src/net/wire";
import { character, description, levelOf, listName, others } from "$src/setup/bots";
import { LANGUAGES, type Language } from "$src/text/languages";
import { speak } from "$src/text/texts.svelte";

const LEVELS = ["apprentice", "cutter", "painter", "journeyman", "master", "guildmaster"];
const GAMES = ["sintra", "sagrada", "uzory"];
const info: GameInfo = {
  name: "sintra",
  version: 1,
  rule_prefix: "S",
  options: [],
  bots: [...LEVELS, "greedy", "random", "playouts"],
  levels: LEVELS,
  papers: [],
  lessons: [],
  sheets: [],
};

afterEach(() => speak("en"));

test("levels are numbered, and the other bots are not", () => {
  expect(listName(info, "painter")).toBe("3. Painter");
  expect(listName(info, "greedy")).toBe("Greedy");
  expect(levelOf(info, "playouts")).toBe(0);
  expect(others(info)).toEqual(["greedy", "random", "playouts"]);
});

test("a level says how it plays a game, and a bot that nobody described says nothing", () => {
  expect(description(info, "apprentice")).toBe("1. Apprentice. Forgets that broken glass costs points.");
  expect(character("sintra", "random")).toBe("Plays any legal move.");
  expect(character("sintra", "playouts")).toBe("");
});

test.each(Object.keys(LANGUAGES) as Language[])("every level of every game is described: %s", async (language) => {
  await speak(language);
  const sentences = GAMES.flatMap((game) => LEVELS.map((level) => character(game, level)));
  expect(sentences.every((sentence) => sentence.length > 10)).toBe(true);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test("every level has a portrait, with more glass than the one before", () => {
  const panes = ROSES.map(({ rings, petals }) => [...rings, ...petals].flatMap((part) => part.panes).length);
  expect(ROSES.length).toBe(LEVELS.length);
  expect(panes).toEqual([...panes].sort((one, other) => one - other));
  for (const { rings, petals } of ROSES) {
    const paths = [...rings.map((ring) => sector(ring, ring.panes.length)), ...petals.map(petal)];
    expect(paths.join()).not.toMatch(/NaN|undefined/);
  }
});
