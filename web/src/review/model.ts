// What a page needs to know of a review, beyond what the server says: which move is which, and sums by part of the match.
import type { Frame, MatchReview, ReviewedDecision } from "$src/net/wire";
import { sum } from "$src/text/numbers";

export type Badge = "only" | "inaccuracy" | "mistake" | "blunder";

export const BADGES: readonly Badge[] = ["only", "inaccuracy", "mistake", "blunder"];
const MOST_ROUNDS = 10; // with more, a match is cut into equal parts
const PARTS = 6;
const MOMENTS = 3;
const CLEAR = 0.03; // share of the win that a draw must have brought to be a moment

/** Shares of the win as people say them: points of a hundred. */
export const toPoints = (share: number): number => Math.round(100 * share) + 0;

/** The sign of a decision; nothing for one that is merely good. */
export function badgeOf(decision: ReviewedDecision): Badge | null {
  if (decision.mark === "best") return decision.only ? "only" : null;
  return decision.mark === "good" ? null : decision.mark;
}

/** The decision between this frame and the one before; nothing where there was only one thing to do. */
export function decisionsByFrame(review: MatchReview, frames: Frame[]): Map<number, ReviewedDecision> {
  const found = new Map<number, ReviewedDecision>();
  for (const decision of review.decisions) {
    const frame = frames.findIndex(({ step }) => step.ply > decision.ply);
    if (frame >= 0) found.set(frame, decision);
  }
  return found;
}

/** Where a number of plies lies between the frames: 2.5 is half-way from the second to the third. */
export function frameAt(ply: number, frames: Frame[]): number {
  const next = frames.findIndex(({ step }) => step.ply >= ply);
  if (next < 0) return frames.length - 1;
  const before = frames[next - 1]?.step.ply;
  if (before === undefined) return 0;
  return next - 1 + (ply - before) / (frames[next]!.step.ply - before);
}

/** A part of a match: a round, or where there are none a sixth of its moves. */
export interface Part {
  number: number; // counted from 1
  start: number; // the frame before its first move
  end: number; // its last move
  skill: number; // of one seat: what its own decisions and those of the others gave
  luck: number;
}

/** The parts of a match, with what skill and luck gave a seat in each. */
export function partsOf(review: MatchReview, frames: Frame[], seat: number): Part[] {
  const last = frames.length - 1;
  const cuts = review.rounds <= MOST_ROUNDS ? roundCuts(review, frames) : evenCuts(last);
  const within = (ply: number, part: number) => {
    const at = Math.min(frameAt(ply + 1, frames), last);
    return at > cuts[part]! && at <= cuts[part + 1]!;
  };
  return cuts.slice(0, -1).map((start, part) => ({
    number: part + 1,
    start,
    end: cuts[part + 1]!,
    skill: sum(review.decisions.filter(({ ply }) => within(ply, part)).map(({ gain }) => gain[seat]!)),
    luck: sum(review.draws.filter(({ ply }) => within(ply, part)).map(({ luck }) => luck[seat]!)),
  }));
}

/** The frames at which rounds end, with the first frame before them. */
function roundCuts(review: MatchReview, frames: Frame[]): number[] {
  const rounds = new Map<number, number>(); // the first move of each
  for (const { ply, round } of review.decisions) {
    const frame = frames.findIndex(({ step }) => step.ply > ply);
    if (frame > 0 && !rounds.has(round)) rounds.set(round, frame);
  }
  const starts = [...rounds.values()].slice(1).map((frame) => frame - 1);
  return [0, ...starts, frames.length - 1];
}

function evenCuts(last: number): number[] {
  const parts = Math.max(1, Math.min(PARTS, last));
  return Array.from({ length: parts + 1 }, (_, part) => Math.round((part * last) / parts));
}

/** How often a seat earned each sign. */
export function countBadges(review: MatchReview, seat: number): Record<Badge, number> {
  const counts = { only: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
  for (const decision of review.decisions) {
    const badge = decision.seat === seat ? badgeOf(decision) : null;
    if (badge) counts[badge] += 1;
  }
  return counts;
}

/** Something that moved a seat's chance: a decision of somebody, or a draw. */
export interface Moment {
  frame: number;
  seat: number | null; // null: a draw
  change: number;
}

/** The few moments that moved a seat's chance most, in the order of the match. */
export function momentsOf(review: MatchReview, frames: Frame[], seat: number): Moment[] {
  const decided = review.decisions.map((decision) => ({
    frame: frames.findIndex(({ step }) => step.ply > decision.ply),
    seat: decision.seat,
    change: decision.gain[seat]!,
  }));
  const drawn = review.draws.map(({ ply, luck }) => ({
    frame: frames.findIndex(({ step }) => step.ply > ply),
    seat: null,
    change: luck[seat]!,
  }));
  return [...decided, ...drawn]
    .filter(({ frame, change }) => frame > 0 && Math.abs(change) >= CLEAR)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOMENTS)
    .sort((one, other) => one.frame - other.frame);
}

/** The next frame after this one with a mistake of the seat, going round; null where it made none. */
export function nextMistake(decisions: Map<number, ReviewedDecision>, seat: number, at: number): number | null {
  const wrong = [...decisions].filter(([, each]) => each.seat === seat && isMistake(each)).map(([frame]) => frame);
  return wrong.find((frame) => frame > at) ?? wrong[0] ?? null;
}

export function isMistake({ mark }: ReviewedDecision): boolean {
  return mark === "inaccuracy" || mark === "mistake" || mark === "blunder";
}

/** Labels that stand at these heights, moved apart until they do not touch; in the order given. */
export function spread(heights: number[], gap: number, least: number, most: number): number[] {
  const order = heights.map((_, at) => at).sort((one, other) => heights[one]! - heights[other]!);
  const placed = [...heights];
  order.forEach((at, rank) => {
    const above = rank ? placed[order[rank - 1]!]! + gap : least;
    placed[at] = Math.max(placed[at]!, above);
  });
  [...order].reverse().forEach((at, rank) => {
    const below = rank ? placed[order[order.length - rank]!]! - gap : most;
    placed[at] = Math.min(placed[at]!, below);
  });
  return placed;
}
