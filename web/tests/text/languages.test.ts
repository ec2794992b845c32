import { afterEach, describe, expect, test, vi } from "vitest";
import page from "../../index.html?raw";
import { LANGUAGES } from "$src/text/languages";
import { fetchTexts, has, isLanguage, preferredLanguage, speak, translate } from "$src/text/texts.svelte";

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

describe("what search and link previews say of the page", () => {
  const described = () => document.querySelector("meta[name=description]")?.getAttribute("content");
  afterEach(() => speak("en"));

  test("is in the language of the page", async () => {
    document.head.innerHTML = page.match(/<meta name="description".*>/)![0];
    expect(described()).toBe(translate("lobby-motto"));
    await speak("uk");
    expect(described()).toBe(translate("lobby-motto"));
    expect(described()).toMatch(/^Настільні ігри/);
    document.head.innerHTML = "";
  });
});

describe("catalogues that come with a page", () => {
  afterEach(() => speak("en"));

  test("are waited for by everybody who asks, not by the first one alone", async () => {
    await speak("uk");
    const first = fetchTexts("admin");
    await fetchTexts("admin");
    expect(has("admin-title")).toBe(true);
    await first;
  });

  test("are there when they were asked for while the language changes", async () => {
    await speak("uk");
    const changing = speak("pl");
    await Promise.all([changing, fetchTexts("review")]);
    expect(translate("reviewed-title")).toBe("Omówienie");
  });
});
