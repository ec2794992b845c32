// What the person at the board is doing: pressing cells and buttons, looking at frames, moving the field.
import { createContext, tick } from "svelte";
import type { Step } from "$src/net/wire";
import { translate } from "$src/text/texts.svelte";
import { positionOf } from "../board/follow.svelte";
import type { BoardProps } from "../game";
import { Camera, reach } from "./camera.svelte";
import { Foresight } from "./foresight.svelte";
import { floorOf } from "./frames";
import type { Spot } from "./grid";
import { discardTiles, Layings, SKIP } from "./notation";
import { Picking } from "./picking.svelte";
import type { UzoryEvent, UzoryView } from "./wire";

const QUIET = ["TilesDiscarded", "TileDrawn", "StackRenewed"];
const ARMED_MS = 3000;

/** A frame one looks at: its number among the closed or the open ones. */
export interface Looked {
  kind: "closed" | "open";
  number: number;
}

export class Play extends Picking {
  armed = $state(false); // the next press skips the turn
  dropping = $state.raw<readonly number[]>([]); // places to discard
  looked = $state.raw<Looked | null>(null);
  chosenSeat = $state<number | null>(null); // whose holdings a phone shows below the field
  shaken = $state<string | null>(null); // a cell
  news = $state.raw<Step<UzoryEvent> | null>(null); // the last turn in which more happened than discarding
  laid = $state.raw<Spot | null>(null); // the cell of the tile laid last
  dragged = $state(false);
  cellAt = $state("0,0"); // the tab stop of the field
  readonly foresight: Foresight;
  readonly camera = new Camera();
  #known = "";
  #disarm: ReturnType<typeof setTimeout> | undefined;

  constructor(table: BoardProps<UzoryView, UzoryEvent>) {
    super(table);
    this.foresight = new Foresight(table);
    this.camera.fit(reach(this.shown), true);
  }

  readonly legal: Set<string> = $derived.by(() => new Set(this.performing ? [] : this.table.match.legal));
  readonly myTurn = $derived(this.legal.size > 0);
  readonly layings: Layings = $derived.by(() => new Layings(this.legal));
  readonly floor = $derived(floorOf(this.shown.floor));
  readonly mayUndo = $derived.by(() => this.myTurn && this.table.match.undo === "free");

  /** Whose hand is in sight: one's own; in a replay that of the seat through whose eyes one looks. */
  get holder(): number | null {
    if (this.viewer !== null) return this.viewer;
    const seat = this.shown.seats.findIndex(({ hand }) => hand.some((tile) => tile !== null));
    return seat < 0 ? null : seat;
  }

  get hand(): readonly (number | null)[] {
    return this.holder === null ? [] : this.shown.seats[this.holder]!.hand;
  }

  get colour(): number | null {
    return this.viewer === null ? null : this.shown.seats[this.viewer]!.colour;
  }

  /** What the person is about to do, for the question in the status pill. */
  readonly asking: string | null = $derived.by(() => {
    if (this.armed) return this.skipEnds ? "skip-ends" : SKIP;
    if (this.picked !== null && this.fitsNowhere(this.picked)) return "nowhere";
    if (this.picked !== null && this.sharding) return this.#askingShard();
    if (this.ghost && this.foresight.closings(this.ghost.action)?.length) return "closes";
    return this.picked === null ? null : "tile";
  });

  /** A cell comes first; a triangle is asked for only where one takes the shard. */
  #askingShard(): string {
    if (!this.ghost) return "shard-cell";
    return this.shardSides(this.ghost.cell).length ? "shard" : "tile";
  }

  /** Changing the hand now would end the match. */
  readonly skipEnds = $derived.by(() => this.legal.has(SKIP) && this.foresight.ends(SKIP));

  /** Whether a tile of the hand can be laid nowhere, however it is turned. */
  fitsNowhere(place: number): boolean {
    const asked = this.myTurn && this.shown.phase === "turn" && (this.hand[place] ?? null) !== null;
    return asked && this.layings.cells(place).length === 0;
  }

  pick(place: number): void {
    if ((this.hand[place] ?? null) === null) return;
    this.#calm();
    this.take(place);
  }

  override turn(step: 1 | -1): void {
    this.#calm();
    super.turn(step);
  }

  /** A press on a cell. `sure` when its ghost was in sight before. */
  pressCell(cell: string, sure: boolean): void {
    if (!this.myTurn) return;
    if (this.picked === null) return this.pressGround();
    const fit = this.fits.get(cell);
    if (!fit) return this.refuse(cell);
    if (fit === "turn") return this.turnFor(cell);
    const chosen = this.pinned === cell;
    const asks = this.sharding || fit === "shard";
    if (chosen || (sure && !asks)) return this.lay(cell);
    this.#calm();
    this.pinned = cell;
  }

  /** The floor was pressed before there is a tile to lay. */
  pressGround(): void {
    const asks = this.myTurn && this.shown.phase === "turn" && this.picked === null;
    if (asks && this.layings.size > 0) this.table.answer(translate("uzory-board-first-tile"));
  }

  /** A triangle of the ghost takes the shard; pressed again, the tile is laid. */
  pressSide(cell: string, side: number): void {
    if (this.shardOn(cell) === side && this.pinned === cell) return this.lay(cell);
    this.chooseSide(cell, side);
  }

  lay(cell: string): void {
    const action = this.actionOn(cell);
    if (this.legal.has(action)) this.act(action);
  }

  toggleShard(): void {
    this.#calm();
    if (!this.sharding && !this.layings.takesShard(this.picked))
      return this.table.answer(translate("uzory-board-shard-no-cell"));
    this.shardMode(!this.sharding);
  }

  toggleDrop(place: number): void {
    if ((this.hand[place] ?? null) === null) return;
    const without = this.dropping.filter((other) => other !== place);
    this.dropping = without.length < this.dropping.length ? without : [...without, place].sort();
  }

  discard(): void {
    this.act(discardTiles(this.dropping));
  }

  /** Changing the whole hand costs the turn: a second press. */
  skip(): void {
    if (!this.legal.has(SKIP)) return;
    if (this.armed) return this.act(SKIP);
    this.armed = true;
    this.#disarm = setTimeout(() => (this.armed = false), ARMED_MS);
  }

  act(action: string): void {
    if (this.table.busy) return;
    this.#calm();
    this.table.act(action);
  }

  /** Try what is not legal, to hear why. */
  refuse(cell: string): void {
    if (this.table.busy || this.picked === null) return;
    this.table.refuse(this.actionOn(cell));
    this.shaken = null;
    void tick().then(() => (this.shaken = cell));
  }

  /** Whether there was anything to cancel. */
  cancel(): boolean {
    if (this.armed || this.looked || this.chosenSeat !== null) return (this.#calm(), true);
    if (this.sharding) return (this.toggleShard(), true);
    if (this.pinned) return ((this.pinned = null), true);
    if (this.picked === null) return false;
    this.picked = null;
    return true;
  }

  putDown(): void {
    this.dragged = false;
  }

  /** What follows by itself once a new position has come. */
  review(): void {
    const position = positionOf(this.table.match);
    if (this.performing || position === this.#known) return;
    this.#known = position;
    this.#hear(this.table.step);
    this.camera.fit(reach(this.shown), false);
    this.#calm();
    this.unpin();
    this.dropping = [];
    if (this.shown.phase === "discard") this.picked = null;
  }

  #hear(step: Step<UzoryEvent> | null): void {
    const events = step?.events ?? [];
    if (!events.every((event) => QUIET.includes(event.type))) this.news = step;
    this.laid = events.find((event) => event.type === "TileLaid")?.cell ?? this.laid;
  }

  /** Asks about every cell that takes the tile as it is turned, and about the one in question. */
  foresee(): void {
    if (this.legal.has(SKIP)) this.foresight.ask([SKIP]);
    if (!this.myTurn || this.picked === null) return;
    const cells = [...this.fits].filter(([, fit]) => fit !== "turn").map(([cell]) => cell);
    const actions = cells.map((cell) => this.actionOn(cell));
    if (this.here && !this.fits.has(this.here) && !this.floor.has(this.here)) actions.push(this.actionOn(this.here));
    this.foresight.ask(actions);
  }

  look(looked: Looked | null): void {
    this.looked = looked;
  }

  focusCell(cell: string): void {
    this.cellAt = cell;
    this.focus(`[data-cell="${cell}"]`);
  }

  #calm(): void {
    clearTimeout(this.#disarm);
    this.armed = false;
    this.looked = null;
    this.chosenSeat = null;
  }
}

export const [usePlay, provide] = createContext<Play>();
