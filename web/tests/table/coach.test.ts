import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { SHELF } from "$src/games";
import { coach as sagrada } from "$src/games/sagrada/coach";
import type { SagradaView } from "$src/games/sagrada/wire";
import { coach as sintra } from "$src/games/sintra/coach";
import { coach as uzory } from "$src/games/uzory/coach";
import { coachMessage, firstUnseen } from "$src/table/coach";
import { LANGUAGES, type Language } from "$src/text/languages";
import { fetchTexts, has, speak } from "$src/text/texts.svelte";

beforeEach(() => localStorage.clear());
afterAll(() => speak("en"));

test("everything is explained once in this browser", () => {
  const notes = [{ name: "marker", seat: 0 }, { name: "broke" }];
  expect(firstUnseen("sintra", notes)?.name).toBe("marker");
  expect(firstUnseen("sintra", notes)?.name).toBe("broke");
  expect(firstUnseen("sintra", notes)).toBeNull();
  expect(firstUnseen("uzory", [{ name: "broke" }])?.name).toBe("broke");
});

test("whoever did it is spoken to", () => {
  expect(coachMessage("sintra", { name: "marker", seat: 0 }, 0)).toBe("sintra-coach-marker-you");
  expect(coachMessage("sintra", { name: "marker", seat: 1 }, 0)).toBe("sintra-coach-marker");
  expect(coachMessage("sintra", { name: "wrap" }, null)).toBe("sintra-coach-wrap");
});

const view = (changes: Partial<SagradaView>) =>
  ({ players: 2, turn: 3, order: [0, 1, 1, 0], round: 2, ...changes }) as SagradaView;
const names = (notes: { name: string }[]) => notes.map(({ name }) => name);

describe("what a step brings", () => {
  test("broken glass, the marker and a full window", () => {
    expect(
      names(
        sintra([
          { type: "MarkerTaken", seat: 0 },
          { type: "PanesBroke", seat: 0, colour: 1, count: 2 },
          { type: "GlassStepped", seat: 0, steps: 2, row: 0, wraps: 1, points: -18 },
          { type: "PaneKept", seat: 0, slot: 1, colour: 2, upper: false },
        ]),
      ),
    ).toEqual(["marker", "broke", "wrap", "gone"]);
    expect(names(sintra([{ type: "RoundBegan", round: 1, starter: 0, colour: 1 }]))).toEqual([]);
    expect(names(sintra([{ type: "RoundBegan", round: 6, starter: 0, colour: 1 }]))).toEqual(["last"]);
  });

  test("a tool that gets dearer, and the way back", () => {
    const used = { type: "ToolUsed", seat: 0, tool: 1, tokens: 1, die: null } as const;
    expect(names(sagrada([used], view({})))).toEqual(["dearer"]);
    expect(names(sagrada([{ ...used, tokens: 2 }], view({})))).toEqual([]);
    expect(names(sagrada([{ ...used, tokens: 0, die: 3 }], view({ players: 1 })))).toEqual(["paid"]);
    const placed = { type: "DiePlaced", seat: 0, cell: 1, die: 1, points: 3 } as const;
    expect(names(sagrada([placed], view({ turn: 2 })))).toEqual(["back"]);
    expect(names(sagrada([placed], view({})))).toEqual(["points"]);
    expect(names(sagrada([{ ...placed, points: 1 }], view({})))).toEqual([]); // only one empty cell fewer
    expect(names(sagrada([placed], view({ players: 1 })))).toEqual([]);
    expect(names(sagrada([{ ...placed, points: 8 }], view({ players: 1 })))).toEqual(["points"]);
  });

  test("frames that tie, and that nobody scores", () => {
    const closed = {
      type: "FrameClosed" as const,
      frame: 0,
      token: [1, 1] as [number, number],
      vertices: [],
      centres: [],
      areas: [],
      verdict: "tie",
      candidates: [0, 1],
      leaders: [],
    };
    expect(names(uzory([closed]))).toEqual(["tie"]);
    expect(names(uzory([{ ...closed, candidates: [0] }]))).toEqual(["one-candidate"]);
    expect(names(uzory([closed, { ...closed, verdict: "white" }]))).toEqual(["tie", "white", "several"]);
  });
});

describe.each(SHELF.map(({ name }) => name))("%s", (game) => {
  test.each(Object.keys(LANGUAGES) as Language[])("every note has its sentences: %s", async (language) => {
    await fetchTexts("guide", `${game}-guide`);
    await speak(language);
    const source = await import(`../../src/games/${game}/coach.ts?raw`).then(
      (file: { default: string }) => file.default,
    );
    const found = [...source.matchAll(/(?:name: |\? )"([a-z-]+)"(?: : "([a-z-]+)")?/g)].flatMap(([, one, other]) =>
      other ? [one!, other] : [one!],
    );
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter((name) => !has(`${game}-coach-${name}`))).toEqual([]);
  });
});
