// What the board asks for: never a triangle where none takes a shard, and a tile that fits nowhere says so.
import { beforeEach, describe, expect, test } from "vitest";
import { parseLaying, SKIP } from "$src/games/uzory/notation";
import { Play } from "$src/games/uzory/play.svelte";
import { question } from "$src/games/uzory/question";
import type { UzoryEvent, UzoryView } from "$src/games/uzory/wire";
import { translate } from "$src/text/texts.svelte";
import positions from "../../positions/uzory.json";
import { FakeTable, type Position } from "../../table.svelte";

const { turn } = positions as unknown as Record<"turn", Position<UzoryView>>;
let table: FakeTable<UzoryView, UzoryEvent>;
let play: Play;

/** The position in which only these actions can be done. */
function sit(legal: (action: string) => boolean): void {
  table = new FakeTable({ ...turn, legal: turn.legal.filter(legal) });
  play = new Play(table);
}
const isPlain = (action: string) => parseLaying(action)?.shard === null;
const sentence = () => question(table.match, play.asking);

describe("a shard", () => {
  test("is not begun where no tile takes one: the board says so", () => {
    sit((action) => action === SKIP || isPlain(action));
    play.pick(0);
    play.toggleShard();
    expect(play.sharding).toBe(false);
    expect(table.answer.mock.calls).toEqual([["With this tile a shard fits nowhere."]]);
  });

  describe("that can be laid", () => {
    const place = turn.legal.flatMap((action) => parseLaying(action) ?? []).find(({ shard }) => shard !== null)!.place;
    beforeEach(() => {
      sit(() => true);
      play.pick(place);
      play.toggleShard();
    });

    test("first asks for a cell", () => {
      expect(sentence()).toBe("Your turn: choose a cell for the tile and the shard");
    });

    test("asks for a triangle only on a cell that has one", () => {
      const ready = [...play.fits].filter(([, fit]) => fit !== "turn").map(([cell]) => cell);
      for (const cell of ready) {
        play.hovered = cell;
        const asks = play.shardSides(cell).length > 0;
        expect(sentence()).toBe(translate(asks ? "uzory-board-ask-shard" : "uzory-board-ask-tile"));
      }
      expect(ready.length).toBeGreaterThan(0);
    });
  });
});

test("a tile that fits nowhere says so as soon as it is picked", () => {
  sit((action) => parseLaying(action)?.place !== 0);
  expect([0, 1].map((place) => play.fitsNowhere(place))).toEqual([true, false]);
  play.pick(0);
  expect(sentence()).toBe("Your turn: this tile fits nowhere, pick another");
});

describe("changing the hand", () => {
  async function foresee(events: UzoryEvent[]): Promise<void> {
    sit(() => true);
    table.preview.mockResolvedValue({ outcomes: { [SKIP]: events }, refused: {} });
    play.foresee();
    await Promise.resolve();
    await Promise.resolve();
    play.skip();
  }

  test("says before the second press that it ends the match", async () => {
    await foresee([{ type: "MatchEnded", reason: "skips" }]);
    expect(table.preview.mock.calls).toContainEqual([[SKIP]]);
    expect(play.skipEnds).toBe(true);
    expect(sentence()).toBe("Press again to swap your hand: this ends the match");
  });

  test("speaks of no end where there is none", async () => {
    await foresee([]);
    expect(play.skipEnds).toBe(false);
    expect(sentence()).toBe(translate("uzory-board-ask-skip"));
  });
});
