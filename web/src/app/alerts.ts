// Ways to call somebody who does not look at the page, and the leave that the browser asks for.
import { translate } from "$src/text/texts.svelte";
import { toast } from "$src/ui/toast.svelte";
import { settings } from "./settings.svelte";

const TURN_MS = [60, 80, 60];

/** Asks the browser for its leave; switches notifications off again where it refuses. */
export async function askToNotify(wanted: boolean): Promise<void> {
  if (!wanted) return;
  const answer = "Notification" in window ? await Notification.requestPermission() : "denied";
  if (answer === "granted") return;
  settings.notify = false;
  toast(translate("lobby-notify-refused"), "alarm");
}

/** Desktop browsers have the call too and do nothing, so only devices that are touched count. */
export function canVibrate(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

export function vibrate(): void {
  if (settings.vibrate && canVibrate()) navigator.vibrate(TURN_MS);
}
