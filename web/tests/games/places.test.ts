import { describe, expect, test } from "vitest";
import { fetchGame } from "$src/games";
import type { MatchInfo } from "$src/net/wire";
import sagrada from "../positions/sagrada.json";
import sintra from "../positions/sintra.json";
import uzory from "../positions/uzory.json";
import { makeMatch } from "../messages";

type Positions = Record<string, Pick<MatchInfo, "ply" | "actor" | "legal" | "view">>;
const POSITIONS: Record<string, Positions> = { sintra, sagrada, uzory };
const NOWHERE = /^(end|stop|leave|skip|change|value|discard none)/; // there is nothing on the board to point at

describe.each(Object.keys(POSITIONS))("%s", (name) => {
  test("knows a place for every action that has one", async () => {
    const game = await fetchGame(name);
    for (const position of Object.values(POSITIONS[name]!))
      for (const action of position.legal) {
        const { from, to } = game.places([action], { ...makeMatch(position.ply), ...position }, position.actor);
        expect([action, from !== null || to !== null]).toEqual([action, !NOWHERE.test(action)]);
        for (const place of [from, to]) if (place) expect(place.whole).not.toMatch(/NaN|undefined|"-1"|--1/);
      }
  });
});
