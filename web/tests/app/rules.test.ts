import { describe, expect, test } from "vitest";
import { chaptersOf, matching } from "$src/app/rules";
import { cutAtRules } from "$src/text/ruleNumbers";
import { fetchRules, has, ruleIds } from "$src/text/texts.svelte";

describe.each(["sintra", "sagrada", "uzory"])("the rules of %s", async (game) => {
  await fetchRules(game);
  const chapters = chaptersOf(game, ruleIds(game));

  test("have worked examples, numbered and with what holds for all of them", () => {
    const examples = chapters.find(({ title }) => title === "Worked examples")!;
    expect(examples.intro).toMatch(/\.$/);
    expect(examples.rules.length).toBeGreaterThan(20);
    expect(examples.rules[0]!.number).toBe(`${examples.number}1`);
  });

  test("explain the signs on the board", () => {
    const signs = chapters.find(({ title }) => title === "Signs on the board")!;
    expect(signs.rules.length).toBeGreaterThan(5);
  });

  test("are told in one paragraph, which is no chapter", () => {
    expect(has(`${game}-in-short`)).toBe(true);
    expect(chapters.map(({ number }) => number)).not.toContain("in-short");
  });

  test("are found by the words of an example", () => {
    const [found] = matching(chapters, "49th tile closes", "en");
    expect(found?.rules.map(({ number }) => number)).toEqual(game === "uzory" ? ["UE24"] : undefined);
  });
});

test("Sintra's printed editions are compared after the examples", () => {
  const last = chaptersOf("sintra", ruleIds("sintra")).at(-1)!;
  expect(last.title).toBe("Where the editions differ");
  expect(last.rules.map(({ number }) => number).slice(0, 2)).toEqual(["SD1", "SD2"]);
});

describe("a text is cut at", () => {
  test("the numbers of the game's own rules and chapters", () => {
    expect(cutAtRules("By U6.2 and U10, U9.", "U")).toEqual(["By ", "U6.2", " and ", "U10", ", ", "U9", "."]);
  });

  test("nothing else that has a letter and a number", () => {
    expect(cutAtRules("The tile on H8, after UE3 and S6.2", "U")).toEqual(["The tile on H8, after UE3 and S6.2"]);
  });
});
