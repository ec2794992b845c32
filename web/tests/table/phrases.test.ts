import { afterEach, expect, test, vi } from "vitest";
import { emoteIn, lineOf, PHRASES, wordsOf } from "$src/table/phrases";
import { LANGUAGES, type Language } from "$src/text/languages";
import { speak } from "$src/text/texts.svelte";
import { EMOTES, shownEmotes, showEmote } from "$src/ui/emotes.svelte";

afterEach(() => speak("en"));

test.each(Object.keys(LANGUAGES) as Language[])(
  "quick words are read in the reader's language: %s",
  async (language) => {
    await speak("en");
    const english = [...EMOTES, ...PHRASES].map((key) => wordsOf(lineOf(key)));
    await speak(language);
    const words = [...EMOTES, ...PHRASES].map((key) => wordsOf(lineOf(key)));
    expect(words.every((text) => text !== "" && !text.includes(":"))).toBe(true);
    if (language !== "en") expect(words.filter((text) => english.includes(text)).length).toBeLessThan(3);
  },
);

test("what somebody wrote is shown as it was written", () => {
  for (const text of ["Good luck", ":unknown:", ": bravo :", "see :bravo:"])
    expect([wordsOf(text), emoteIn(text)]).toEqual([text, null]);
  expect([emoteIn(":bravo:"), emoteIn(":good-game:")]).toEqual(["bravo", null]);
});

test("a face is shown for a moment, and not again right away", () => {
  vi.useFakeTimers();
  showEmote(1, "bravo");
  expect(shownEmotes.get(1)).toBe("bravo");
  vi.advanceTimersByTime(3000);
  expect(shownEmotes.has(1)).toBe(false);
  showEmote(1, "ouch");
  expect(shownEmotes.has(1)).toBe(false);
  showEmote(2, "ouch");
  vi.advanceTimersByTime(2000);
  showEmote(1, "ouch");
  expect([...shownEmotes]).toEqual([
    [2, "ouch"],
    [1, "ouch"],
  ]);
  vi.advanceTimersByTime(3000);
  vi.useRealTimers();
});
