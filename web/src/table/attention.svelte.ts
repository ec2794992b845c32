// Calls the player back: the title of the page, a sound, a vibration, a notification when the page is hidden.
import { vibrate } from "$src/app/alerts";
import { settings } from "$src/app/settings.svelte";
import { gameName } from "$src/games/names";
import { translate } from "$src/text/texts.svelte";
import { play, soundOf } from "./sound";
import type { TableStore } from "./store.svelte";

/** Call once, inside a component. */
export function callBack(store: TableStore): void {
  const game = $derived(store.table ? gameName(store.table.game) : "Leadlight");
  const myTurn = $derived(isMyTurn(store));
  const over = $derived(store.table?.status === "over" && !store.stage.playing);
  let wasPlaying = false;

  $effect(() => {
    document.title = myTurn
      ? translate("table-title-turn", { game })
      : translate("table-title", { game, code: store.code });
  });
  $effect(() => {
    if (!myTurn) return;
    play("turn");
    vibrate();
    if (document.visibilityState === "hidden") notify(translate("table-status-turn"), game, store.code);
  });
  $effect(() => {
    if (over && wasPlaying) play("end");
    wasPlaying = store.table?.status === "playing";
  });
  $effect(() => {
    const sound = store.stage.fresh && store.stage.step ? soundOf(store.stage.step) : null;
    if (sound) play(sound);
  });
  $effect(() => () => void (document.title = "Leadlight"));
}

export function isMyTurn({ latest, you, table }: TableStore): boolean {
  return table?.status === "playing" && you.seat !== null && latest?.actor === you.seat;
}

function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag, icon: "/icon.svg" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones only let a service worker notify.
  }
}
