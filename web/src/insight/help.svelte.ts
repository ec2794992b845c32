// What helps somebody who plays against bots alone: hints, and warnings before mistakes.
import { untrack } from "svelte";
import { settings } from "$src/app/settings.svelte";
import { api } from "$src/net/api";
import type { TableInfo, Viewer } from "$src/net/wire";
import type { TableStore } from "$src/table/store.svelte";
import { translate } from "$src/text/texts.svelte";
import { Gentle } from "./gentle.svelte";
import { Hints } from "./hints.svelte";

/** Whether only bots sit beside the reader. The server also knows who has left, and has the last word. */
export function isAloneWithBots(table: TableInfo | null, { seat }: Viewer): boolean {
  return table !== null && seat !== null && table.seats.every((info, other) => other === seat || info.bot !== null);
}

export class TableHelp {
  readonly hints: Hints;
  readonly gentle: Gentle;

  constructor(private readonly store: TableStore) {
    const ply = () => store.stage.match?.ply ?? 0;
    this.hints = new Hints((effort, signal) => api.hints(store.code, { ply: ply(), effort }, signal));
    this.gentle = new Gentle((request, signal) =>
      api.hints(store.code, { ply: ply(), checks: true, ...request }, signal),
    );
  }

  /** There are hints at this table now. */
  get offered(): boolean {
    const { table, you } = this.store;
    return table?.status === "playing" && isAloneWithBots(table, you);
  }

  /** The reader decides now, and the board shows it. */
  get asked(): boolean {
    const { match, playing } = this.store.stage;
    return this.offered && !playing && (match?.legal.length ?? 0) > 0;
  }

  toggle = (): void => {
    if (this.hints.shown || this.asked) this.hints.toggle();
    else this.store.notices.say(translate("error-hint-turn"));
  };

  play = (action: string): void => {
    this.hints.hide();
    this.store.send(action);
  };
}

/** Follows the match; call once, inside a component. */
export function followHelp(store: TableStore, help: TableHelp): void {
  const position = $derived(`${store.stage.match?.id} ${store.stage.match?.ply}`);
  $effect(() => {
    void position;
    return () => untrack(help.hints.hide);
  });
  // Much changes at a table without anybody else having to decide: then no other question is asked.
  const guarded = $derived(settings.gentle && help.asked);
  $effect(() => {
    void position;
    if (!guarded) return;
    untrack(help.gentle.prepare);
    store.guard = help.gentle.check;
    return () => {
      store.guard = null;
      untrack(help.gentle.leave);
    };
  });
}
