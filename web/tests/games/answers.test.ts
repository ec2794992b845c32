// A strip, a cell or the floor that is pressed before any piece says what comes first.
import { describe, expect, test } from "vitest";
import { Play as SagradaPlay } from "$src/games/sagrada/play.svelte";
import { Play as SintraPlay } from "$src/games/sintra/play.svelte";
import { Play as UzoryPlay } from "$src/games/uzory/play.svelte";
import { translate } from "$src/text/texts.svelte";
import sagrada from "../positions/sagrada.json";
import sintra from "../positions/sintra.json";
import uzory from "../positions/uzory.json";
import { FakeTable, type Position } from "../table.svelte";

type Table = ConstructorParameters<typeof SintraPlay>[0] & ConstructorParameters<typeof SagradaPlay>[0];
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const seat = (position: unknown, viewer?: number) => new FakeTable<any, any>(position as Position<unknown>, viewer);

describe("Sintra", () => {
  test("asks for panes before a strip", () => {
    const table = seat(sintra.turn);
    new SintraPlay(table as Table).place(2);
    expect(table.answer.mock.calls).toEqual([["First take panes from a display or the centre."]]);
    expect(table.refuse).not.toHaveBeenCalled();
  });

  test("asks for the pane to keep while that is what is to be done", () => {
    const table = seat(sintra.keep);
    new SintraPlay(table as Table).place(2);
    expect(table.answer.mock.calls).toEqual([[translate("sintra-ask-keep")]]);
  });
});

describe("Sagrada", () => {
  test("asks for a die before a cell", () => {
    const table = seat(sagrada.turn);
    new SagradaPlay(table as Table).pressCell(3);
    expect(table.answer.mock.calls).toEqual([["First take a die from the pool."]]);
  });

  test("says nothing to whoever is not asked", () => {
    const table = seat(sagrada.turn, 1 - sagrada.turn.actor);
    new SagradaPlay(table as Table).pressCell(3);
    expect(table.answer).not.toHaveBeenCalled();
  });

  test("a refusal closes what said the same beside the piece", () => {
    const table = seat(sagrada.turn);
    const play = new SagradaPlay(table as Table);
    play.inspect({ element: document.body, action: "place a1", tool: null, touched: true });
    play.refuse("place a1");
    expect(table.refuse.mock.calls).toEqual([["place a1"]]);
    expect(play.inspected).toBeNull();
  });
});

describe("Uzory", () => {
  test("asks for a tile before a cell, and before the bare floor", () => {
    const table = seat(uzory.turn);
    const play = new UzoryPlay(table as never);
    play.pressCell("0,1", true);
    play.pressGround();
    const sentence = "First pick a tile from your hand.";
    expect(table.answer.mock.calls).toEqual([[sentence], [sentence]]);
  });
});
