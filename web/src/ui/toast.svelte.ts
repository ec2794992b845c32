// Short sentences that come and go: what was done, or why it was not.
export interface Toast {
  id: number;
  text: string;
  kind: "info" | "alarm";
  remedy: Remedy | undefined;
}

/** What can be done about it, on a button. */
export interface Remedy {
  text: string;
  act: () => void;
}

export const toasts: Toast[] = $state([]);
let last = 0;

/** Say something for a while; an alarm is read aloud at once and stays longer. Returns what `dismiss` wants. */
export function toast(text: string, kind: Toast["kind"] = "info", remedy?: Remedy): number {
  const same = toasts.findIndex((shown) => shown.text === text);
  if (same >= 0) toasts.splice(same, 1);
  const id = ++last;
  toasts.push({ id, text, kind, remedy });
  setTimeout(() => dismiss(id), kind === "alarm" || remedy ? 7000 : 4000);
  return id;
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((shown) => shown.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
