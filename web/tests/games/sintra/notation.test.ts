import { describe, expect, test } from "vitest";
import { formatGroup, formatPlace, parseAction, parseGroup, same } from "$src/games/sintra/notation";
import { decisionsOf, factOf } from "../../goldens";

const decisions = decisionsOf("sintra");

test("the golden matches are there", () => {
  expect(decisions.length).toBeGreaterThan(200);
});

test("every action that Python writes is understood and written alike", () => {
  for (const text of new Set(decisions.flatMap(({ legal }) => legal))) {
    const action = parseAction(text);
    expect(action?.text, text).toBe(text);
    if (action?.kind === "place") expect(formatPlace(action.group, action.target)).toBe(text);
  }
});

test("an action names the source, the colour and the slot that Python's events name", () => {
  for (const decision of decisions) {
    const action = parseAction(decision.action);
    if (action?.kind === "keep") expect(action.colour).toBe(factOf(decision, "PaneKept", "colour"));
    if (action?.kind !== "place") continue;
    expect(action.group.source).toBe(factOf(decision, "PanesTaken", "source"));
    expect(action.group.colour).toBe(factOf(decision, "PanesTaken", "colour"));
    expect(action.target === "break" ? null : action.target).toBe(factOf(decision, "PanesPlaced", "slot"));
  }
});

describe("a group", () => {
  test.each([
    [{ source: 0, colour: 3 }, "centre blue"],
    [{ source: 2, colour: 0 }, "2 pink"],
  ])("is written and read", (group, text) => {
    expect(formatGroup(group)).toBe(text);
    expect(parseGroup(text)).toEqual(group);
  });

  test("that is none is not read", () => {
    expect([parseGroup("return"), parseGroup("keep"), parseGroup("")]).toEqual([null, null, null]);
  });

  test("is the same as another only where both are there", () => {
    const group = { source: 1, colour: 2 };
    expect([same(group, { ...group }), same(group, { source: 1, colour: 3 }), same(group, null)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(same(null, null)).toBe(false);
  });
});

test.each(["take R3", "2 pink", "2 pink > ", "keep", "22 pink > 1"])("%j is no action", (text) => {
  expect(parseAction(text)).toBeNull();
});
