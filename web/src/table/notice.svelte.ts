// Why the last press did nothing. It goes with the next press.
import { untrack } from "svelte";
import { dismiss, toast } from "$src/ui/toast.svelte";

const SHOWN_MS = 7000;

export interface Notice {
  short: string; // the reason alone, for a line between the board and what one acts with
  long: string; // with the rule that forbids it
}

export class Notices {
  current = $state.raw<Notice | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  say = (short: string, long = short): void => {
    clearTimeout(this.#timer);
    this.current = { short, long };
    this.#timer = setTimeout(this.clear, SHOWN_MS);
  };

  clear = (): void => {
    clearTimeout(this.#timer);
    this.current = null;
  };
}

/** Shows notices as toasts while no board has a line for them. Call once, inside a component. */
export function toastNotices(notices: Notices, boardHasLine: () => boolean): void {
  $effect(() => {
    const notice = notices.current;
    if (!notice || boardHasLine()) return;
    const id = untrack(() => toast(notice.long, "alarm"));
    return () => untrack(() => dismiss(id));
  });
}

/** Keys that do something; arrows and Tab only look around. */
export function isDeed({ key }: KeyboardEvent): boolean {
  return key.length === 1 || key === "Enter" || key === "Escape";
}
