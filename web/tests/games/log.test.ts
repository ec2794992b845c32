import { describe, expect, test } from "vitest";
import { fence, joinFacts, withPieces, type Fact } from "$src/games/board/log";
import type { LogLine } from "$src/games/game";
import { log as sagrada } from "$src/games/sagrada/log";
import type { SagradaEvent } from "$src/games/sagrada/wire";
import { log as sintra } from "$src/games/sintra/log";
import type { SintraEvent } from "$src/games/sintra/wire";
import { log as uzory } from "$src/games/uzory/log";
import type { UzoryEvent } from "$src/games/uzory/wire";
import { makeStep } from "../messages";

const NAMES = ["Olena", "Borys"];
const step = <Event extends { type: string }>(events: Event[]) => ({ ...makeStep(9), events });
/** Lines as text, each with its seat; a piece is written as [piece]. */
const read = (lines: LogLine[]) =>
  lines.map(
    ({ seat, bits }) => `${seat}: ${bits.map((bit) => (typeof bit === "string" ? bit : `[${bit.piece}]`)).join("")}`,
  );

describe("the log", () => {
  test("of Sintra joins what one seat did and shows panes as pictures", () => {
    const events: SintraEvent[] = [
      { type: "PanesTaken", seat: 1, source: 2, colour: 0, count: 2 },
      { type: "PanesPlaced", seat: 1, slot: 3, colour: 0, count: 2, on_jokers: 0 },
      { type: "RoundBegan", round: 2, starter: 0, colour: 3 },
    ];
    const lines = sintra(step(events), NAMES);
    expect(lines.map(({ seat }) => seat)).toEqual([1, null]);
    expect(read(lines)[0]).toMatch(/^1: .*\[pink\].*, .*4/);
    expect(read(lines)[1]).toMatch(/II.*Olena.*\[blue\]|\[blue\].*Olena/);
  });

  test("of Sagrada says what a die pays, and cards that are laid out share a line", () => {
    const events: SagradaEvent[] = [
      { type: "DieTaken", seat: 0, die: 8 },
      { type: "DiePlaced", seat: 0, cell: 7, die: 8, points: 5 },
      { type: "ToolLaid", tool: 0 },
      { type: "ToolLaid", tool: 3 },
    ];
    const lines = read(sagrada(step(events), NAMES));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^0: .*\[Y3\].*, .*\[Y3\].*row 2, column 3, \+5$/);
    expect(lines[1]).toMatch(/^null: /);
  });

  test("of Uzory tells tiles that one seat draws together, and leaves out those that nobody may see", () => {
    const events: UzoryEvent[] = [
      { type: "TileDrawn", seat: 0, place: 0, tile: 11 },
      { type: "TileDrawn", seat: 0, place: 1, tile: 4 },
      { type: "TileDrawn", seat: 1, place: 0, tile: null },
    ];
    const lines = read(uzory(step(events), NAMES));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("[11@0][4@0]");
  });
});

describe("lines", () => {
  const fact = (seat: number | null, text: string, type = "Moved"): Fact => ({ event: { type }, seat, bits: [text] });

  test("join facts of one seat in a row, but never what the table does or a final score", () => {
    const facts = [fact(0, "a"), fact(0, "b"), fact(1, "c"), fact(null, "d"), fact(null, "e"), fact(1, "f"), fact(1, "g", "FinalScored")]; // prettier-ignore
    expect(read(joinFacts(facts))).toEqual(["0: a, b", "1: c", "null: d", "null: e", "1: f", "1: g"]);
  });

  test("have pictures where pieces stood, with words for a screen reader", () => {
    expect(withPieces(`takes ${fence("R3")} and ${fence("B1")}`, (die) => `die ${die}`)).toEqual([
      "takes ",
      { piece: "R3", label: "die R3" },
      " and ",
      { piece: "B1", label: "die B1" },
    ]);
  });
});
