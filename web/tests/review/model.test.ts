import { expect, test } from "vitest";
import type { Frame, MatchReview, ReviewedDecision } from "$src/net/wire";
import {
  badgeOf,
  countBadges,
  decisionsByFrame,
  frameAt,
  momentsOf,
  nextMistake,
  partsOf,
  spread,
  toPoints,
} from "$src/review/model";

const frame = (ply: number, seat: number) =>
  ({ step: { ply, seat, action: "", events: [], at: 0 }, view: null }) as Frame;
// The set-up of ten draws, then six decisions; two draws follow the third.
const FRAMES = [frame(10, -1), frame(11, 0), frame(12, 1), frame(15, 0), frame(16, 1), frame(17, 0), frame(18, 1)];

function decide(ply: number, seat: number, round: number, loss: number, more: Partial<ReviewedDecision> = {}) {
  const gain = [0, 1].map((each) => (each === seat ? -loss : loss));
  const mark = loss >= 0.15 ? "blunder" : loss > 0 ? "inaccuracy" : "best";
  return {
    ply,
    seat,
    round,
    kind: "",
    played: "",
    best: "",
    loss,
    gain,
    mark,
    only: false,
    options: [],
    ...more,
  } as ReviewedDecision;
}

const REVIEW = {
  game: "sintra",
  rounds: 2,
  seats: [],
  decisions: [decide(10, 0, 1, 0), decide(12, 0, 1, 0.2), decide(15, 1, 2, 0.05), decide(16, 0, 2, 0, { only: true })],
  draws: [
    { ply: 0, round: 1, luck: [0.3, -0.3] },
    { ply: 13, round: 1, luck: [0.1, -0.1] },
  ],
  graph: [],
} as unknown as MatchReview;

test("every decision belongs to the frame after it; where there was nothing to decide, there is none", () => {
  expect([...decisionsByFrame(REVIEW, FRAMES).keys()]).toEqual([1, 3, 4, 5]);
});

test("plies lie between frames", () => {
  expect([0, 10, 11, 13.5, 18, 99].map((ply) => frameAt(ply, FRAMES))).toEqual([0, 0, 1, 2.5, 6, 6]);
});

test("skill and luck of the parts add up, and the draws of the set-up belong to no part", () => {
  const parts = partsOf(REVIEW, FRAMES, 0);
  expect(parts.map(({ start, end }) => [start, end])).toEqual([
    [0, 3],
    [3, 6],
  ]);
  expect(parts.map(({ skill }) => skill)).toEqual([-0.2, 0.05]);
  expect(parts.map(({ luck }) => luck)).toEqual([0.1, 0]);
});

test("a game without rounds is cut into six", () => {
  const long = Array.from({ length: 61 }, (_, number) => frame(number, 0));
  const parts = partsOf({ ...REVIEW, rounds: 49, decisions: [], draws: [] }, long, 0);
  expect(parts.map(({ start, end }) => end - start)).toEqual([10, 10, 10, 10, 10, 10]);
});

test("only what is clear has a sign", () => {
  expect(REVIEW.decisions.map(badgeOf)).toEqual([null, "blunder", "inaccuracy", "only"]);
  expect(countBadges(REVIEW, 0)).toEqual({ only: 1, inaccuracy: 0, mistake: 0, blunder: 1 });
});

test("the moments that decided are the largest changes, in the order of the match", () => {
  expect(momentsOf(REVIEW, FRAMES, 0).map(({ frame: at, seat, change }) => [at, seat, toPoints(change)])).toEqual([
    [3, 0, -20],
    [3, null, 10],
    [4, 1, 5],
  ]);
});

test("the next mistake is looked for all the way round", () => {
  const decisions = decisionsByFrame(REVIEW, FRAMES);
  expect([0, 3, 5].map((at) => nextMistake(decisions, 0, at))).toEqual([3, 3, 3]);
  expect(nextMistake(new Map(), 0, 0)).toBeNull();
});

test("labels are moved apart and stay inside", () => {
  const placed = spread([50, 52, 98], 16, 0, 100);
  expect(placed.every((height) => height >= 0 && height <= 100)).toBe(true);
  const sorted = [...placed].sort((one, other) => one - other);
  expect(Math.min(sorted[1]! - sorted[0]!, sorted[2]! - sorted[1]!)).toBeGreaterThanOrEqual(16);
});
