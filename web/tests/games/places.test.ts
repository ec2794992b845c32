import { describe, expect, test } from "vitest";
import type { WebGame } from "$src/games/game";
import { places as inSagrada } from "$src/games/sagrada/places";
import { places as inSintra } from "$src/games/sintra/places";
import { places as inUzory } from "$src/games/uzory/places";
import type { MatchInfo } from "$src/net/wire";
import sagrada from "../positions/sagrada.json";
import sintra from "../positions/sintra.json";
import uzory from "../positions/uzory.json";
import { makeMatch } from "../messages";

type Positions = Record<string, Pick<MatchInfo, "ply" | "actor" | "legal" | "view">>;
const POSITIONS: Record<string, Positions> = { sintra, sagrada, uzory };
const PLACES = { sintra: inSintra, sagrada: inSagrada, uzory: inUzory } as Record<string, WebGame["places"]>;
const NOWHERE = /^(end|stop|leave|skip|change|value|discard none)/; // there is nothing on the board to point at
const BAD = /NaN|undefined|"-1"|--1/;

describe.each(Object.keys(POSITIONS))("%s", (name) => {
  test("knows a place for every action that has one", () => {
    const wrong = Object.values(POSITIONS[name]!).flatMap((position) =>
      position.legal.filter((action) => {
        const match = { ...makeMatch(position.ply), ...position };
        const { from, to } = PLACES[name]!([action], match, position.actor);
        const found = [from, to].flatMap((place) => place?.whole ?? []);
        return NOWHERE.test(action) ? found.length > 0 : found.length === 0 || found.some((each) => BAD.test(each));
      }),
    );
    expect(wrong).toEqual([]);
  });
});
