// Which tile is picked and how it is turned, where it would lie and with which shard.
import { BoardPlay } from "../board/play.svelte";
import { TURNS } from "./components";
import { faceOf, withShard, type Face } from "./faces";
import { spotOf } from "./grid";
import { layTile, type Layings } from "./notation";
import type { UzoryEvent, UzoryView } from "./wire";

const ALL_TURNS = Array.from({ length: TURNS }, (_, turn) => turn);

/** How the picked tile takes a cell: as it is turned, only with a shard, or only after turning. */
export type Fit = "fits" | "shard" | "turn";

/** The picked tile on a cell. */
export interface Ghost {
  cell: string;
  face: Face;
  action: string;
}

export abstract class Picking extends BoardPlay<UzoryView, UzoryEvent> {
  picked = $state<number | null>(null); // a place of the hand
  hovered = $state<string | null>(null); // a cell under the pointer or the focus
  pinned = $state<string | null>(null); // a cell chosen by a tap
  sharding = $state(false); // a triangle for a shard is being chosen
  #turns = $state.raw<Record<number, number>>({}); // by tile
  #shard = $state.raw<{ cell: string; side: number } | null>(null);

  abstract get hand(): readonly (number | null)[]; // tiles by place; null where none lies
  abstract get colour(): number | null; // of one's shards
  abstract readonly layings: Layings;

  readonly fits: ReadonlyMap<string, Fit> = $derived.by(() => {
    const place = this.picked;
    if (place === null) return new Map();
    return new Map(this.layings.cells(place).map((cell) => [cell, this.#fitOf(place, cell)]));
  });

  #fitOf(place: number, cell: string): Fit {
    const shards = this.layings.shards(place, this.turnOf(place), cell);
    if (shards.includes(null)) return "fits";
    return shards.length ? "shard" : "turn";
  }

  /** The first cell that takes the picked tile as it is turned. */
  get firstFit(): string | null {
    return [...this.fits].find(([, fit]) => fit === "fits")?.[0] ?? [...this.fits.keys()][0] ?? null;
  }

  /** The cell in question. */
  readonly here = $derived(this.hovered ?? this.pinned);

  readonly ghost: Ghost | null = $derived.by(() => {
    const cell = this.here;
    return cell !== null && this.#isReady(cell) ? this.#ghostOn(cell) : null;
  });

  #isReady(cell: string): boolean {
    return ["fits", "shard"].includes(this.fits.get(cell) ?? "");
  }

  #ghostOn(cell: string): Ghost {
    const face = withShard(this.faceAt(this.picked!)!, this.shardOn(cell), this.colour);
    return { cell, face, action: this.actionOn(cell) };
  }

  /** The sides that may take a shard on a cell. */
  shardSides(cell: string): number[] {
    if (this.picked === null) return [];
    const shards = this.layings.shards(this.picked, this.turnOf(this.picked), cell);
    return shards.filter((side) => side !== null);
  }

  /** The side that takes the shard: the one chosen, or one without which the tile does not fit. */
  shardOn(cell: string): number | null {
    const sides = this.shardSides(cell);
    if (this.#shard?.cell === cell && sides.includes(this.#shard.side)) return this.#shard.side;
    return this.fits.get(cell) === "shard" ? sides[0]! : null;
  }

  actionOn(cell: string): string {
    const place = this.picked!;
    return layTile({ place, turn: this.turnOf(place), cell: spotOf(cell), shard: this.shardOn(cell) });
  }

  turnOf(place: number): number {
    return this.#turns[this.hand[place] ?? -1] ?? 0;
  }

  faceAt(place: number): Face | null {
    const tile = this.hand[place] ?? null;
    return tile === null ? null : faceOf(tile, this.turnOf(place));
  }

  /** Picked already, the tile turns. */
  take(place: number): void {
    if (this.picked === place) return this.turn(1);
    this.picked = place;
    if (!this.layings.takesShard(place)) this.shardMode(false);
    this.#keepCell();
  }

  turn(step: 1 | -1): void {
    if (this.picked !== null) this.#turnTo((this.turnOf(this.picked) + step + TURNS) % TURNS);
  }

  #turnTo(turn: number): void {
    this.#turns = { ...this.#turns, [this.hand[this.picked!]!]: turn };
    this.#keepCell();
  }

  /** A cell stays chosen while the tile, turned or another, still fits there. */
  #keepCell(): void {
    if (this.pinned && !this.#isReady(this.pinned)) this.pinned = null;
  }

  /** Turn the picked tile to the next way in which a cell takes it, without a shard if there is one. */
  turnFor(cell: string): void {
    const place = this.picked!;
    const turns = ALL_TURNS.map((step) => (this.turnOf(place) + step) % TURNS);
    const shards = (turn: number) => this.layings.shards(place, turn, cell);
    const found = turns.find((turn) => shards(turn).includes(null)) ?? turns.find((turn) => shards(turn).length);
    if (found === undefined) return;
    this.#turnTo(found);
    this.pinned = cell;
  }

  chooseSide(cell: string, side: number): void {
    if (!this.shardSides(cell).includes(side)) return;
    this.pinned = cell;
    this.#shard = { cell, side };
  }

  /** Choosing a triangle begins or ends; a shard chosen before is taken off again. */
  shardMode(on: boolean): void {
    this.sharding = on;
    this.#shard = null;
  }

  /** A new position: the tile stays picked if it is still in the hand. */
  unpin(): void {
    this.pinned = null;
    this.shardMode(false);
    if (this.picked !== null && (this.hand[this.picked] ?? null) === null) this.picked = null;
  }
}
