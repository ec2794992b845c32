// The position as the board shows it: steps wait in a queue and are played one after the other.
import { moving } from "$src/app/settings.svelte";
import type { MatchInfo, Step, Stepped } from "$src/net/wire";
import type { Pace } from "./pace.svelte";

// A board in motion pauses between actors by itself.
const STILL = 250;
const SLOWLY = 1500; // before the step of a slow bot
const HURRY_ABOVE = 2;
const LONGEST_QUEUE = 6; // whoever comes back to a hidden tab sees the last steps only
// A board that never says its animation has ended must not stop the match.
const LONGEST_ANIMATION = 8000;

export class Stage {
  match = $state.raw<MatchInfo | null>(null);
  step = $state.raw<Step | null>(null);
  fresh = $state(false);
  private queue = $state.raw<Stepped[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `paceOf` says how a step is played. */
  constructor(private readonly paceOf: (step: Step) => Pace = () => "normal") {}

  /** More is waiting than anybody wants to watch at full length. */
  get hurried(): boolean {
    return this.queue.length >= HURRY_ABOVE && !this.isSlow(this.queue);
  }

  private isSlow(queue: Stepped[]): boolean {
    return queue.some(({ step }) => this.paceOf(step) === "slow");
  }

  get playing(): boolean {
    return this.fresh || this.queue.length > 0;
  }

  /** Shows a position at once, with the step that led to it. */
  show(match: MatchInfo | null, step: Step | null): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.match = match;
    this.step = step;
    this.fresh = false;
  }

  /** The same position with other clocks, offers or result. */
  amend(match: MatchInfo): void {
    const last = this.queue.at(-1);
    if (last) this.queue = [...this.queue.slice(0, -1), { ...last, match }];
    else this.match = match;
  }

  add(stepped: Stepped): void {
    // Nothing moves on a page that nobody sees.
    if (document.hidden || stepped.match.ply === this.match?.ply) return this.show(stepped.match, stepped.step);
    const idle = !this.playing;
    const waiting = [...this.queue, stepped];
    const tooLong = waiting.length > LONGEST_QUEUE && !this.isSlow(waiting);
    this.queue = tooLong ? waiting.slice(-HURRY_ABOVE) : waiting;
    if (idle) this.next();
  }

  /** The board has played the step to its end. */
  ended = (): void => {
    if (!this.fresh) return;
    clearTimeout(this.timer);
    this.fresh = false;
    if (this.queue.length === 0) return;
    this.timer = setTimeout(() => this.next(), moving() || this.paceOf(this.queue[0]!.step) === "instant" ? 0 : STILL);
  };

  /** To the newest position at once. */
  skip = (): void => {
    const last = this.queue.at(-1);
    if (last) this.show(last.match, last.step);
    else if (this.fresh) this.show(this.match, this.step);
  };

  private next(): void {
    const [stepped] = this.queue;
    if (!stepped) return;
    clearTimeout(this.timer);
    if (this.paceOf(stepped.step) === "slow") this.timer = setTimeout(() => this.play(), SLOWLY);
    else this.play();
  }

  /** Plays the first step of the queue. */
  private play(): void {
    const [stepped, ...rest] = this.queue;
    if (!stepped) return;
    this.queue = rest;
    this.match = stepped.match;
    this.step = stepped.step;
    this.fresh = true;
    if (this.paceOf(stepped.step) === "instant") return this.ended();
    this.timer = setTimeout(this.ended, LONGEST_ANIMATION);
  }
}
