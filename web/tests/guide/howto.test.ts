import { mount, tick, unmount } from "svelte";
import { afterAll, describe, expect, test, vi } from "vitest";
import { fetchGuide, SHELF } from "$src/games";
import type { OptionsInForce } from "$src/games/guide";
import { openGuide } from "$src/guide/glossary.svelte";
import HowTo from "$src/guide/HowTo.svelte";
import { LANGUAGES, type Language } from "$src/text/languages";
import { fetchRules, fetchTexts, has, ruleIds, speak } from "$src/text/texts.svelte";

// There is nothing to draw on here.
vi.mock("$src/text/measure", () => ({ lineWidth: (text: string, size: number) => text.length * size * 0.6 }));

const OPTIONS: OptionsInForce[] = [{}, { side: "B", gap_blocks_return: true }, { players: 1 }, { mode: "broken" }];
const GAMES = SHELF.map(({ name }) => name);

afterAll(() => speak("en"));

describe.each(GAMES)("%s", (game) => {
  test("a turn has four pictures, and four things pay", async () => {
    const guide = (await fetchGuide(game))!;
    expect(guide.turn).toHaveLength(4);
    for (const options of OPTIONS) expect(guide.pays(options)).toHaveLength(4);
  });

  test.each(Object.keys(LANGUAGES) as Language[])("every sentence is there: %s", async (language) => {
    await fetchTexts("guide", `${game}-guide`);
    await speak(language);
    const { turn, pays } = (await fetchGuide(game))!;
    const texts = turn.flatMap(({ name, variant }) => [
      name,
      ...OPTIONS.map((options) => [name, "text", variant?.(options)].filter(Boolean).join("-")),
    ]);
    const paid = OPTIONS.flatMap((options) => pays(options).map(({ name }) => `pays-${name}`));
    expect([...texts, ...paid].filter((name) => !has(`${game}-howto-${name}`))).toEqual([]);
  });

  test("worked examples that are drawn are examples of the rules", async () => {
    await speak("en");
    await fetchRules(game);
    const { examples, chapters } = (await fetchGuide(game))!;
    const ids = ruleIds(game);
    expect(Object.keys(examples).filter((number) => !ids.includes(`${game}-example-${number}`))).toEqual([]);
    expect(Object.keys(chapters).filter((number) => !ids.includes(`${game}-rules-${number}`))).toEqual([]);
  });
});

test("an option of the table changes its line, and the line says so", async () => {
  await speak("en");
  const guide = (await openGuide("sintra"))!;
  const target = document.createElement("div");
  const shown = mount(HowTo, { target, props: { game: "sintra", guide, options: { side: "B" } } });
  await tick();
  const differing = [...target.querySelectorAll(".chip")].map((chip) => chip.parentElement!.textContent);
  expect(differing).toHaveLength(1);
  expect(differing[0]).toMatch(/full windows.*this table/s);
  expect(target.querySelectorAll("ol > li .picture[aria-hidden=true] svg")).not.toHaveLength(0);
  await unmount(shown);
});
