import { describe, expect, test } from "vitest";
import { arrange, type Slot } from "$src/games/sagrada/slots";
import type { SagradaView } from "$src/games/sagrada/wire";
import positions from "../../positions/sagrada.json";

const base = positions.turn.view as unknown as SagradaView;
const view = (pool: string[], hand: string | null = null): SagradaView => ({ ...base, pool, hand });
const show = (slots: Slot[]) => slots.map(({ die, held }) => (held ? `(${die})` : (die ?? "-"))).join(" ");
const rolled = () => arrange([], view(["R3", "B1", "R3", "G6"]), null);

describe("places in the pool", () => {
  test("are dealt in order", () => {
    expect(show(rolled())).toBe("R3 B1 R3 G6");
  });

  test("stay when a die is taken: it is shown held where it lay", () => {
    expect(show(arrange(rolled(), view(["R3", "R3", "G6"], "B1"), null))).toBe("R3 (B1) R3 G6");
  });

  test("tell equal dice apart by the place that was pressed", () => {
    expect(show(arrange(rolled(), view(["R3", "B1", "G6"], "R3"), 2))).toBe("R3 B1 (R3) G6");
  });

  test("are empty once their die was placed", () => {
    const held = arrange(rolled(), view(["R3", "R3", "G6"], "B1"), null);
    expect(show(arrange(held, view(["R3", "R3", "G6"]), null))).toBe("R3 - R3 G6");
  });

  test("keep a die that changes its value in hand", () => {
    const held = arrange(rolled(), view(["R3", "R3", "G6"], "B1"), null);
    expect(show(arrange(held, view(["R3", "R3", "G6"], "B2"), null))).toBe("R3 (B2) R3 G6");
  });

  test("keep dice that are rolled anew where their colours lay", () => {
    expect(show(arrange(rolled(), view(["G1", "B5", "R2", "R6"]), null))).toBe("R2 B5 R6 G1");
  });
});
