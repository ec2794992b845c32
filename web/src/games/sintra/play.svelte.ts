// What the person at the board is doing: the group picked, where the focus stands, what a choice would bring.
import { createContext, tick } from "svelte";
import { translate } from "$src/text/texts.svelte";
import type { BoardProps } from "../game";
import type { SintraEvent, SintraView } from "./wire";
import { BoardPlay } from "../board/play.svelte";
import { Foresight } from "./foresight.svelte";
import { formatGroup, formatPlace, parseAction, same, type Action, type Group } from "./notation";
import { isFull } from "./spaces";
import type { Outcome } from "./tags";

const ARMED_MS = 3000;

export class Play extends BoardPlay<SintraView, SintraEvent> {
  dealing = $state(true); // new panes come in one by one
  picked = $state.raw<Group | null>(null);
  hovered = $state.raw<Group | null>(null);
  dragged = $state.raw<Group | null>(null);
  snapped = $state<number | "break" | null>(null); // the target under a dragged group
  armed = $state(false); // the glazier returns at the next press
  shaken = $state<number | null>(null);
  sourceAt = $state.raw<Group | null>(null); // the tab stop among the sources
  stripAt = $state(0);
  opened = $state(false); // the phone's centre, as a sheet
  readonly foresight: Foresight;
  #disarm: ReturnType<typeof setTimeout> | undefined;

  constructor(table: BoardProps<SintraView, SintraEvent>) {
    super(table);
    this.foresight = new Foresight(table);
  }

  readonly legal: Action[] = $derived.by(() => {
    if (this.performing || this.table.busy) return [];
    return this.table.match.legal.flatMap((text) => parseAction(text) ?? []);
  });
  readonly targets: Action[] = $derived(this.#placings(this.picked));
  readonly keeps = $derived(this.legal.filter((action) => action.kind === "keep"));
  readonly mayReturn = $derived(this.legal.some((action) => action.kind === "return"));
  readonly mayBreak = $derived(this.targets.some((action) => action.kind === "place" && action.target === "break"));
  readonly myTurn = $derived(this.legal.length > 0);
  readonly fullSlot = $derived(
    this.shown.phase === "keep" && this.shown.actor >= 0
      ? this.shown.seats[this.shown.actor]!.slots.findIndex(isFull)
      : -1,
  );

  #placings(group: Group | null): Action[] {
    return this.legal.filter((action) => action.kind === "place" && same(action.group, group));
  }

  /** How many strips could take a group; null while nobody asks us. */
  strips(group: Group): number | null {
    if (!this.myTurn || this.keeps.length) return null;
    return this.#placings(group).filter((action) => action.kind === "place" && action.target !== "break").length;
  }

  isTarget(slot: number, group = this.picked): boolean {
    return this.#placings(group).some((action) => action.kind === "place" && action.target === slot);
  }

  placeOutcome(target: number | "break"): Outcome | null {
    return this.picked ? this.foresight.outcome(formatPlace(this.picked, target)) : null;
  }

  foresee(): void {
    this.foresight.ask([...this.targets, ...this.keeps].map((action) => action.text));
  }

  /** Pick a group, or put it back when it is the one picked. Picking ahead of one's turn is allowed. */
  pick(group: Group, jump = false): void {
    if (this.viewer === null || this.keeps.length) return;
    if (same(group, this.picked)) return this.cancel();
    this.picked = group;
    this.sourceAt = group;
    this.opened = false;
    if (this.table.front !== this.viewer) this.table.show(this.viewer);
    if (jump) void this.#jumpToTarget();
  }

  async #jumpToTarget(): Promise<void> {
    await tick();
    const first = this.targets[0];
    if (first?.kind !== "place") return;
    if (first.target === "break") this.focus("[data-break]");
    else {
      this.stripAt = first.target;
      this.focus(`[data-strip="${first.target}"]`);
    }
  }

  cancel(back = false): void {
    const group = this.picked;
    this.picked = null;
    this.armed = false;
    if (group && back) this.focus(`[data-group="${formatGroup(group)}"]`);
  }

  putDown(): void {
    this.dragged = null;
  }

  /** Drop what was picked ahead once it is not there any more. */
  review(): void {
    const group = this.picked;
    if (group && !this.shown.sources[group.source]![group.colour]) this.picked = null;
    if (this.keeps.length) this.picked = null;
  }

  place(target: number | "break"): void {
    const group = this.picked;
    if (this.table.busy) return;
    if (!group) return this.#askForPanes();
    const text = formatPlace(group, target);
    if (this.legal.some((action) => action.text === text)) {
      this.picked = null;
      this.table.act(text);
    } else {
      this.table.refuse(text);
      if (target !== "break") this.#shake(target);
    }
  }

  /** A strip was pressed before there is anything to put on it. */
  #askForPanes(): void {
    if (this.table.match.standing || this.performing) return;
    this.table.answer(translate(this.keeps.length ? "sintra-ask-keep" : "sintra-first-panes"));
  }

  #shake(slot: number): void {
    this.shaken = null;
    void tick().then(() => (this.shaken = slot));
  }

  keep(action: Action): void {
    this.table.act(action.text);
  }

  /** Returning the glazier costs the turn, so it takes a second press. */
  returnGlazier(): void {
    if (!this.mayReturn) return void (this.viewer !== null && !this.table.busy && this.table.refuse("return"));
    clearTimeout(this.#disarm);
    if (this.armed) {
      this.armed = false;
      this.picked = null;
      this.table.act("return");
      return;
    }
    this.armed = true;
    this.#disarm = setTimeout(() => (this.armed = false), ARMED_MS);
  }
}

export const [usePlay, provide] = createContext<Play>();
