import { afterAll, describe, expect, test } from "vitest";
import { fetchGuide, SHELF } from "$src/games";
import { findTerms, firstOnly, seenBefore } from "$src/guide/terms";
import { LANGUAGES, type Language } from "$src/text/languages";
import { fetchRules, fetchTexts, has, ruleIds, speak, translate } from "$src/text/texts.svelte";

const TERMS = [
  { name: "track", forms: "broken glass track" },
  { name: "glass", forms: "glass" },
  { name: "glazier", forms: "скляр*|glazier|glaziers" },
];
const find = findTerms(TERMS);
const names = (text: string) => find(text).map(({ text: part, term }) => [part, term]);

afterAll(() => speak("en"));

test("a sentence is cut at whole words, whatever their case", () => {
  expect(names("Glaziers rest.")).toEqual([
    ["Glaziers", "glazier"],
    [" rest.", null],
  ]);
  expect(names("glassware")).toEqual([["glassware", null]]);
});

test("a longer form is found before a shorter one inside it", () => {
  expect(names("the broken glass track")).toEqual([
    ["the ", null],
    ["broken glass track", "track"],
  ]);
});

test("a star stands for any ending", () => {
  expect(names("під склярем")).toEqual([
    ["під ", null],
    ["склярем", "glazier"],
  ]);
});

test("a term is marked where it comes first", () => {
  const parts = firstOnly(find("glass and glass"), new Set());
  expect(parts.map(({ term }) => term)).toEqual(["glass", null, null]);
  expect(firstOnly(find("glass"), new Set(["glass"]))[0]!.term).toBeNull();
  expect(seenBefore(["glass", "glazier", ""], find).map((seen) => [...seen])).toEqual([
    [],
    ["glass"],
    ["glass", "glazier"],
  ]);
});

describe.each(SHELF.map(({ name }) => name))("%s", (game) => {
  test.each(Object.keys(LANGUAGES) as Language[])(
    "every term is explained and found in sentences: %s",
    async (language) => {
      await Promise.all([fetchRules(game), fetchTexts("guide", `${game}-guide`)]);
      await speak(language);
      const { terms } = (await fetchGuide(game))!;
      const all = terms.map((name) => ({ name, forms: translate(`${game}-term-${name}-forms`) }));
      const finder = findTerms(all);
      const rules = ruleIds(game).map((id) => translate(id));
      const explained = terms.map((name) => translate(`${game}-term-${name}`));
      const found = new Set([...rules, ...explained].flatMap((text) => finder(text)).map(({ term }) => term));
      expect(terms.filter((name) => !found.has(name))).toEqual([]);
      expect(terms.filter((name) => !has(`${game}-term-${name}`))).toEqual([]);
    },
  );
});
