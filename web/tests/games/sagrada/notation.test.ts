import { expect, test } from "vitest";
import { CELLS, DIE_CODES } from "$src/games/sagrada/components";
import {
  changeBy,
  chooseValue,
  chooseWindow,
  END,
  LEAVE,
  onCell,
  payDie,
  STOP,
  swapDie,
  takeDie,
  toolOf,
  useTool,
  verbOf,
  type CellVerb,
} from "$src/games/sagrada/notation";
import { decisionsOf, factOf } from "../../goldens";

const decisions = decisionsOf("sagrada");
const count = (length: number) => Array.from({ length }, (_, number) => number);
const cells = (verb: CellVerb) => count(CELLS).map((cell) => onCell(verb, cell));

test("the golden matches are there", () => {
  expect(decisions.length).toBeGreaterThan(200);
});

test("the board can write every action that Python offers", () => {
  const written = new Set([
    ...[END, LEAVE, STOP, changeBy(1), changeBy(-1)],
    ...DIE_CODES.flatMap((die) => [takeDie(die), payDie(die), ...count(10).map((space) => swapDie(space, die))]),
    ...count(12).map(useTool),
    ...count(4).map(chooseWindow),
    ...count(6).map((value) => chooseValue(value + 1)),
    ...[...cells("place"), ...cells("lift"), ...cells("move")],
  ]);
  const offered = new Set(decisions.flatMap(({ legal }) => legal));
  expect([...offered].filter((action) => !written.has(action))).toEqual([]);
});

test("an action names the cell, the die and the tool that Python's events name", () => {
  for (const decision of decisions) {
    const { action } = decision;
    const cell = factOf(decision, "DiePlaced", "cell");
    if (cell !== null && action.startsWith("place ")) expect(action).toBe(onCell("place", cell));
    const die = factOf(decision, "DieTaken", "die");
    if (die !== null) expect(action).toBe(takeDie(DIE_CODES[die]!));
    const tool = factOf(decision, "ToolUsed", "tool");
    if (tool !== null && toolOf(action) !== null) expect(toolOf(action)).toBe(tool);
  }
});

test("a tool is read from the action that uses it, and from no other", () => {
  expect(count(12).map((tool) => toolOf(useTool(tool)))).toEqual(count(12));
  expect([toolOf(null), toolOf(END), toolOf("tool"), toolOf("tool 3x")]).toEqual([null, null, null, null]);
});

test("cells are pressed to place, lift or move, depending on the phase", () => {
  expect(["hand", "lift", "move", "turn", "pay"].map(verbOf)).toEqual(["place", "lift", "move", null, null]);
});
