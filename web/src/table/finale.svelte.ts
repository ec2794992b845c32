// The end of a match, counted in stages: one for each reason that paid or cost anybody something.
import { moving } from "$src/app/settings.svelte";
import type { Payment, ScoreLine, WebGame } from "$src/games/game";
import type { AnyEvent, MatchInfo, Step } from "$src/net/wire";
import { sum } from "$src/text/numbers";

const STAGE_MS = 900;

/** What every game's event for the final score of a seat has in common. */
interface FinalScored extends AnyEvent {
  type: "FinalScored";
  seat: number;
  payments: Payment[];
}

export interface Stage {
  part: string;
  reason: string;
  points: number[]; // by seat
  details: string[]; // by seat: the numbers that the points come from, or nothing
  payments: Payment[][]; // by seat
}

/** Nothing when the match was not played to its end: then there is nothing to count. */
export function stagesOf(game: WebGame, match: MatchInfo, step: Step | null): Stage[] {
  const scored = (step?.events ?? []).filter((event): event is FinalScored => event.type === "FinalScored");
  if (!scored.length || !match.standing) return [];
  const lines = match.standing.places.map((_, seat) => game.breakdown(match.view, seat));
  const payments = lines.map((_, seat) => scored.find((event) => event.seat === seat)?.payments ?? []);
  const parts = [...new Set(lines.flatMap((each) => each.map(({ part }) => part)))];
  return parts.map((part) => stageOf(part, lines, payments)).filter(({ points }) => points.some((each) => each !== 0));
}

function stageOf(part: string, lines: ScoreLine[][], payments: Payment[][]): Stage {
  const own = lines.map((each) => each.filter((line) => line.part === part));
  return {
    part,
    reason: own.flat()[0]?.reason ?? part,
    points: own.map((each) => sum(each.map(({ points }) => points))),
    details: own.map((each) => each.map(({ detail }) => detail).join(" ")),
    payments: payments.map((each) => each.filter(({ reason }) => reason === part)),
  };
}

/** Which stage is being counted. */
export class Count {
  at = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A count that nobody watches, or in which nothing may move, is over at once. */
  constructor(
    readonly stages: Stage[],
    watched: boolean,
  ) {
    if (!watched || !moving()) this.at = stages.length;
    else this.wait();
  }

  get stage(): Stage | null {
    return this.stages[this.at] ?? null;
  }

  /** What a seat has so far, the stage that is shown included. */
  total(seat: number): number {
    return sum(this.stages.slice(0, this.at + 1).map(({ points }) => points[seat] ?? 0));
  }

  skip = (): void => {
    clearTimeout(this.timer);
    this.at = this.stages.length;
  };

  stop(): void {
    clearTimeout(this.timer);
  }

  private wait(): void {
    if (this.stage === null) return;
    this.timer = setTimeout(() => {
      this.at += 1;
      this.wait();
    }, STAGE_MS);
  }
}
