// A replay that can be wound: which frame is shown, and whether it runs by itself.
import { moving } from "$src/app/settings.svelte";
import type { MatchInfo, Replay } from "$src/net/wire";
import { matchOf } from "./frames";

const AFTER_ANIMATION = 500;
const STILL = 1400; // how long a position stays when nothing moves
const LONGEST = 6000;

export class Reel {
  replay = $state.raw() as Replay;
  at = $state(0);
  fresh = $state(false);
  playing = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Opens at a frame: the number that the page shows and that its address has as `ply`. */
  constructor(replay: Replay, at: number) {
    this.replay = replay;
    this.at = Math.min(Math.max(Math.trunc(at) || 0, 0), this.last);
  }

  /** Whether the match can be watched as another seat, which saw something else. */
  get hasSecrets(): boolean {
    return this.replay.as_seat !== null && this.replay.record !== null;
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  get frame() {
    return this.replay.frames[this.at]!;
  }

  /** The position of the frame as a board wants it. */
  get match(): MatchInfo {
    const standing = this.at === this.last ? this.replay.standing : null;
    return matchOf("replay", this.frame, this.replay.frames[this.at + 1], standing);
  }

  /** The frames at which a round begins. */
  get rounds(): number[] {
    const begins = (event: { type?: string }) => event.type === "RoundBegan";
    return this.replay.frames.flatMap((frame, at) => (frame.step.events.some(begins) ? [at] : []));
  }

  go = (at: number): void => {
    const wanted = Math.min(Math.max(at, 0), this.last);
    this.fresh = wanted === this.at + 1;
    this.at = wanted;
    if (this.playing) this.schedule();
  };

  step = (by: number): void => {
    this.playing = false;
    clearTimeout(this.timer);
    this.go(this.at + by);
  };

  toggle = (): void => {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    if (this.playing) this.go(this.at === this.last ? 0 : this.at + 1);
  };

  ended = (): void => {
    this.fresh = false;
    if (this.playing) this.wait(AFTER_ANIMATION);
  };

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private schedule(): void {
    if (this.at === this.last) this.stop();
    else this.wait(this.fresh && moving() ? LONGEST : STILL);
  }

  private wait(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.go(this.at + 1), pause);
  }
}
