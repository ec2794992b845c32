// Time left, counted on from what the server last sent.
import type { Clocks } from "$src/net/wire";
import { translate } from "$src/text/texts.svelte";

export const LOW = 30;
const TICK = 250;

export class ClockFace {
  private sent = $state.raw<Clocks | null>(null);
  private at = 0;
  private elapsed = $state(0);

  set(clocks: Clocks | null): void {
    this.sent = clocks;
    this.at = performance.now();
    this.elapsed = 0;
  }

  /** Keeps counting until the returned function is called. */
  run(): () => void {
    const timer = setInterval(() => (this.elapsed = (performance.now() - this.at) / 1000), TICK);
    return () => clearInterval(timer);
  }

  get running(): number | null {
    return this.sent?.running ?? null;
  }

  /** Seconds for which the clock of somebody who lost the connection still stands still. */
  get grace(): number | null {
    const grace = this.sent?.grace;
    return grace == null || this.elapsed >= grace ? null : Math.ceil(grace - this.elapsed);
  }

  left(seat: number): number | null {
    const left = this.sent?.left[seat];
    if (left === undefined) return null;
    if (this.sent?.running !== seat) return Math.ceil(left);
    const used = Math.max(0, this.elapsed - (this.sent.grace ?? 0));
    return Math.max(0, Math.ceil(left - used));
  }
}

const two = (part: number) => String(part).padStart(2, "0");

export function formatTime(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return translate("table-clock-days", { days: Math.floor(hours / 24) });
  const minutes = Math.floor((seconds % 3600) / 60);
  const tail = two(Math.floor(seconds % 60));
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}
