import { describe, expect, test, vi } from "vitest";
import { LANGUAGES } from "$src/text/languages";
import { isLanguage, preferredLanguage } from "$src/text/texts.svelte";

const CATALOGUES = import.meta.glob("$locales/*/shared.ftl");

test("there is a catalogue for each language, and a language for each catalogue", () => {
  const folders = Object.keys(CATALOGUES).map((path) => path.split("/").at(-2));
  expect(folders.sort()).toEqual(Object.keys(LANGUAGES).sort());
});

describe("the browser's language", () => {
  test.each([
    [["uk-UA", "en"], "uk"],
    [["de-DE", "cs"], "cs"],
    [["de", "fr"], "en"],
    [[], "en"],
  ])("%j is answered in %s", (wanted, spoken) => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(wanted);
    expect(preferredLanguage()).toBe(spoken);
  });

  test("is one that there is a catalogue for", () => {
    expect([isLanguage("pl"), isLanguage("de"), isLanguage("toString")]).toEqual([true, false, false]);
  });
});
