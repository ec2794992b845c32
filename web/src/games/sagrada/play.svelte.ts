// What the person at the board is doing: what lies in hand, what is pressed a first time, where the focus stands.
import { createContext, tick } from "svelte";
import { translate } from "$src/text/texts.svelte";
import { positionOf } from "../board/follow.svelte";
import { BoardPlay } from "../board/play.svelte";
import type { BoardProps } from "../game";
import type { SagradaEvent, SagradaView } from "./wire";
import { CELLS } from "./components";
import { Foresight } from "./foresight.svelte";
import { END, onCell, payDie, takeDie, useTool, verbOf, type CellVerb } from "./notation";
import { ask } from "./question";
import { arrange, type Slot } from "./slots";
import { previewRequests } from "./previewRequests";

const ARMED_MS = 3000;
const CELL_NUMBERS = Array.from({ length: CELLS }, (_, cell) => cell);

/** Something one looks at more closely: the action it stands for, and the tool if it is one. */
export interface Inspected {
  element: Element;
  action: string;
  tool: number | null;
  touched: boolean;
}

export class Play extends BoardPlay<SagradaView, SagradaEvent> {
  slots = $state.raw<Slot[]>([]);
  faces = $state.raw<Record<number, number>>({}); // by place in the pool: what rolling dice show
  armed = $state<string | null>(null); // an action that the next press does
  ahead = $state<string | null>(null); // an action to do as soon as it is one's turn
  inspected = $state.raw<Inspected | null>(null);
  shaken = $state<string | null>(null);
  dragged = $state<string | null>(null); // the die under the pointer
  snapped = $state<number | null>(null); // the cell under a dragged die
  dieAt = $state(0); // the tab stop among the dice
  cellAt = $state(0);
  readonly foresight: Foresight;
  #chosen: number | null = null;
  #waiting: { from: string; action: string } | null = null;
  #jumpFrom: string | null = null;
  #liftable: string[] = [];
  #disarm: ReturnType<typeof setTimeout> | undefined;

  constructor(table: BoardProps<SagradaView, SagradaEvent>) {
    super(table);
    this.foresight = new Foresight(table);
    this.slots = arrange([], this.shown, null);
  }

  override get shown(): SagradaView {
    return super.shown;
  }
  /** Dice keep their places in the pool from one position to the next. */
  override set shown(view: SagradaView) {
    this.slots = arrange(view.round === this.shown.round ? this.slots : [], view, this.#chosen);
    const holder = this.slots.findIndex((slot) => slot.held);
    if (holder >= 0) this.#chosen = holder;
    super.shown = view;
  }

  readonly legal: Set<string> = $derived.by(() => new Set(this.performing ? [] : this.table.match.legal));
  readonly myTurn = $derived(this.legal.size > 0);
  readonly verb: CellVerb | null = $derived(this.myTurn ? verbOf(this.shown.phase) : null);
  readonly targets: number[] = $derived(
    this.verb ? CELL_NUMBERS.filter((cell) => this.legal.has(onCell(this.verb!, cell))) : [],
  );
  /** The die that would lie on a target. */
  readonly moving = $derived.by(() => {
    const { hand, lifted, actor, seats } = this.shown;
    return lifted === null ? hand : (seats[actor]?.dice[lifted] ?? null);
  });
  readonly mayTake = $derived([...this.legal].some((action) => action.startsWith("take ")));
  /** In the middle of something that can be taken back. */
  readonly mayBack = $derived.by(
    () => this.myTurn && this.table.match.undo === "free" && !["choose", "turn"].includes(this.shown.phase),
  );
  /** The die in hand has just been taken, so another can be taken instead. */
  readonly mayExchange = $derived.by(
    () => this.mayBack && this.shown.phase === "hand" && (this.table.step?.action?.startsWith("take ") ?? false),
  );
  readonly mayUndo = $derived.by(
    () =>
      this.myTurn &&
      this.table.match.undo === "free" &&
      this.shown.phase === "turn" &&
      this.table.step?.seat === this.viewer,
  );

  get alone(): boolean {
    return this.shown.players === 1;
  }

  foresee(): void {
    if (this.myTurn) this.foresight.ask(previewRequests(this.shown, this.mayExchange));
  }

  act(action: string): void {
    if (this.table.busy) return;
    this.#forget();
    if (this.viewer !== null && this.table.front !== this.viewer) this.table.show(this.viewer);
    this.table.act(action);
  }

  /** Try what is not legal, to hear why; never what only waits for pieces that still move. */
  refuse(action: string): void {
    if (this.viewer === null || this.table.busy || this.table.match.legal.includes(action)) return;
    this.inspected = null; // the refusal says why, once
    this.table.refuse(action);
    this.shaken = null;
    void tick().then(() => (this.shaken = action));
  }

  /** Take a die of the pool, pay with it, or put it back when it is the one in hand. */
  pressDie(place: number): void {
    const slot = this.slots[place];
    if (!slot?.die || this.viewer === null) return;
    if (!this.myTurn) return this.#plan(takeDie(slot.die));
    if (slot.held) return this.back();
    this.#chosen = place;
    const pay = payDie(slot.die);
    const take = takeDie(slot.die);
    if (this.shown.phase === "pay") return this.#attempt(pay);
    if (this.mayExchange) return this.#instead(take);
    this.#attempt(take);
  }

  pressCell(cell: number): void {
    if (!this.verb) return this.#askForDie();
    const lift = onCell("lift", cell);
    const moves = this.verb === "move" && this.mayBack;
    if (moves && cell === this.shown.lifted) return this.back();
    if (moves && this.#liftable.includes(lift)) return this.#instead(lift);
    this.#attempt(onCell(this.verb, cell));
  }

  /** A cell was pressed before there is a die to put on it. */
  #askForDie(): void {
    if (!this.myTurn || this.table.busy) return;
    this.table.answer(this.mayTake ? translate("sagrada-board-first-die") : ask(this.shown, this.table.match.legal));
  }

  /** A tool costs something, so it takes a second press. */
  pressTool(tool: number, what: Inspected): void {
    const action = useTool(tool);
    if (this.armed === action) return this.act(action);
    const seen = this.inspected?.action === action;
    if (this.legal.has(action)) this.arm(action);
    else if (seen) return this.refuse(action);
    this.inspect(what);
  }

  pressWindow(action: string): void {
    if (this.legal.has(action)) this.act(action);
    else this.#plan(action);
  }

  /** Passing with dice to take costs the turn: a second press. */
  end(): void {
    if (!this.legal.has(END)) return this.refuse(END);
    if (!this.mayTake || this.armed === END) return this.act(END);
    this.arm(END);
    this.#disarm = setTimeout(() => this.armed === END && (this.armed = null), ARMED_MS);
  }

  arm(action: string): void {
    this.#forget();
    this.armed = action;
  }

  /** One step back. */
  back(): void {
    if (!this.mayBack || this.table.busy) return;
    this.#forget();
    this.table.undo();
  }

  /** Whether there was anything to cancel. */
  cancel(): boolean {
    const pending = this.armed ?? this.ahead ?? (this.inspected?.touched || null);
    if (pending === null && !this.mayBack) return false;
    if (pending === null) this.back();
    this.#forget();
    return true;
  }

  inspect(what: Inspected): void {
    this.inspected = what;
  }

  overlook(element: Element): void {
    if (this.inspected?.element === element) this.inspected = null;
  }

  putDown(): void {
    this.dragged = null;
  }

  /** What follows by itself once a new position has come. */
  review(): void {
    const position = positionOf(this.table.match);
    if (this.performing || this.table.busy) return;
    if (this.shown.phase === "lift") this.#liftable = [...this.legal];
    if (this.armed && !this.legal.has(this.armed)) this.armed = null;
    if (this.#waiting && this.#waiting.from !== position) return this.#resume();
    if (this.ahead) this.#reconsider(this.ahead);
    if (this.#jumpFrom && this.#jumpFrom !== position) this.#jump();
  }

  /** The next position is reached by keys: the focus goes where the next choice is. */
  followFocus(): void {
    this.#jumpFrom = positionOf(this.table.match);
  }

  #attempt(action: string): void {
    if (this.legal.has(action)) this.act(action);
    else this.refuse(action);
  }

  /** First take back the last step, then do this. */
  #instead(action: string): void {
    if (this.table.busy) return;
    this.#forget();
    this.#waiting = { from: positionOf(this.table.match), action };
    this.table.undo();
  }

  #resume(): void {
    const { action } = this.#waiting!;
    this.#waiting = null;
    if (this.myTurn) this.#attempt(action);
  }

  #plan(action: string): void {
    if (!this.table.match.standing) this.ahead = this.ahead === action ? null : action;
  }

  /** Drop what was picked ahead once it is not there any more; do it when it is one's turn. */
  #reconsider(action: string): void {
    const die = action.startsWith("take ") ? action.slice(-2) : null;
    if (die && !this.shown.pool.includes(die)) this.ahead = null;
    else if (this.myTurn) {
      this.ahead = null;
      if (this.legal.has(action)) this.act(action);
    }
  }

  #jump(): void {
    this.#jumpFrom = null;
    const first = this.targets[0];
    if (first !== undefined) {
      this.cellAt = first;
      this.focus(`[data-cell="${this.viewer}-${first}"]`);
    } else if (this.myTurn) this.focus("[data-step] button:not([aria-disabled=true])");
  }

  #forget(): void {
    clearTimeout(this.#disarm);
    this.#waiting = null;
    this.armed = null;
    this.ahead = null;
    this.inspected = null;
  }
}

export const [usePlay, provide] = createContext<Play>();
