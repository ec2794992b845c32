import { beforeAll, describe, expect, test } from "vitest";
import type { PuzzleInfo } from "$src/net/wire";
import { dayWords, marksOf, shareText } from "$src/puzzle/share";
import { fetchTexts, speak } from "$src/text/texts.svelte";

const tried = (count: number) =>
  Array.from({ length: count }, () => ({ action: "a", behind: null, events: [], reasons: [] }));
const INFO: PuzzleInfo = {
  id: "1a2b3c4d",
  game: "sintra",
  position: "sintra 2 A",
  seat: 0,
  players: 2,
  difficulty: 3,
  day: "2026-11-18",
  status: "solved",
  tries_left: 1,
  tried: tried(1),
  hint: null,
  answer: {
    choices: [
      {
        action: "return",
        value: 0.5,
        error: 0,
        behind: 0,
        shares: [],
        mark: "best",
        events: [],
        reasons: [],
        replies: [],
        then: [],
      },
    ],
    themes: ["glazier"],
    found: 1,
    players: 2,
  },
};

beforeAll(async () => {
  await speak("en");
  await fetchTexts("puzzles");
});

describe("what is told to others", () => {
  test("has a mark for every try", () => {
    expect(marksOf(INFO)).toBe("◇◆");
    expect(marksOf({ tried: [], status: "solved", hint: null })).toBe("◆");
    expect(marksOf({ tried: tried(2), status: "shown", hint: null })).toBe("◇◇");
    expect(marksOf({ tried: [], status: "solved", hint: ["a"] })).toBe("✦◆");
  });

  test("names the day and gives nothing away", () => {
    const text = shareText(INFO, "https://play.example");
    expect(text).toBe("Leadlight, puzzle of November 18: ◇◆\nhttps://play.example/puzzle");
    expect(text).not.toContain("return");
    expect(text).not.toContain("glazier");
  });

  test("leads to the puzzle itself where it is not that of a day", () => {
    expect(shareText({ ...INFO, day: null }, "https://play.example")).toContain("https://play.example/puzzle/1a2b3c4d");
  });

  test("days are those of universal time", () => {
    expect(dayWords("2026-11-18", "weekday")).toBe("Wed");
    expect(dayWords("2026-01-01")).toBe("Thursday, January 1");
  });
});
