// Actions as the server writes them: "lay 2@1 (0,-1)+N", "skip", "name 2", "discard 1 3", "colour red".
import { COLOUR_NAMES, SIDE_CODES } from "./components";
import { keyOf, spotOf, type Spot } from "./grid";

export const SKIP = "skip";

export interface Laying {
  place: number;
  turn: number;
  cell: Spot;
  shard: number | null;
}

const LAY = /^lay (\d)@(\d) \((-?\d+),(-?\d+)\)(?:\+([NESW]))?$/;

export function parseLaying(action: string): Laying | null {
  const found = LAY.exec(action);
  if (!found) return null;
  const [, place, turn, row, column, shard] = found;
  return {
    place: Number(place) - 1,
    turn: Number(turn),
    cell: [Number(row), Number(column)],
    shard: shard ? SIDE_CODES.indexOf(shard) : null,
  };
}

export function layTile({ place, turn, cell, shard }: Laying): string {
  return `lay ${place + 1}@${turn} (${cell[0]},${cell[1]})${shard === null ? "" : `+${SIDE_CODES[shard]}`}`;
}

export const chooseColour = (colour: number) => `colour ${COLOUR_NAMES[colour]}`;
export const nameSeat = (seat: number) => `name ${seat + 1}`;

export function discardTiles(places: readonly number[]): string {
  return `discard ${places.length ? places.map((place) => place + 1).join(" ") : "none"}`;
}

/** Shards with which a tile of the hand may lie somewhere, by place and turn and cell; null is none. */
export class Layings {
  #shards = new Map<string, (number | null)[]>();
  #cells = new Map<number, Set<string>>();
  #sharded = new Set<number>(); // places whose tile may take a shard somewhere

  constructor(actions: Iterable<string>) {
    for (const action of actions) this.#add(parseLaying(action));
  }

  #add(laying: Laying | null): void {
    if (!laying) return;
    const cell = keyOf(laying.cell);
    const key = `${laying.place} ${laying.turn} ${cell}`;
    this.#shards.set(key, [...(this.#shards.get(key) ?? []), laying.shard]);
    if (laying.shard !== null) this.#sharded.add(laying.place);
    this.#cells.set(laying.place, (this.#cells.get(laying.place) ?? new Set()).add(cell));
  }

  shards(place: number, turn: number, cell: string): readonly (number | null)[] {
    return this.#shards.get(`${place} ${turn} ${cell}`) ?? [];
  }

  cells(place: number): string[] {
    return [...(this.#cells.get(place) ?? [])].sort(inReadingOrder);
  }

  /** Whether the tile may lie somewhere with a shard; null asks for any tile. */
  takesShard(place: number | null): boolean {
    return place === null ? this.#sharded.size > 0 : this.#sharded.has(place);
  }

  get size(): number {
    return this.#shards.size;
  }
}

function inReadingOrder(one: string, other: string): number {
  const [row, column] = spotOf(one);
  const [row2, column2] = spotOf(other);
  return row - row2 || column - column2;
}
