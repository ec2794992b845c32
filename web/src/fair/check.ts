// The proof of one match, gone through step by step.
import type { Facts } from "$src/text/texts.svelte";
import {
  commit,
  commitContribution,
  digestHead,
  digestRecord,
  follows,
  fromHex,
  headOfRecord,
  nameMatch,
  recheck,
  type Checked,
  type Drawn,
  type FairRecord,
  type Proof,
} from "./fair";
import type { Seen } from "./memory";

export type Verdict = "good" | "bad" | "unknown";

/** A step of the check: its title is the message `table-check-STEP`, what was found the message `table-check-TEXT`. */
export interface Finding {
  step: "seal" | "start" | "seen" | "mine" | "shares" | "draws" | "end";
  verdict: Verdict;
  text: string;
  facts?: Facts;
}

export interface Findings {
  whole: Verdict;
  steps: Finding[];
  own: Seen | null; // what this browser saw of the match
  draws: Checked[];
}

/** Holds a finished match against its proof, and against everything that this browser saw at its table. */
export function checkFairness(record: FairRecord, drawn: Drawn[], seen: Seen[]): Findings {
  const { proof } = record;
  const own = findOwn(proof, seen);
  const drawings = countDrawings(drawn);
  const draws = drawn.map((draw, number) => recheckIn(drawings[number] ?? 0, proof, draw, number));
  const steps = [
    checkSeal(proof),
    checkStart(record),
    checkSeen(proof, own, seen),
    checkOwnPart(proof, own),
    ...(proof.shares ? [checkShares(record, drawings.at(-1) ?? 0)] : []),
    checkDraws(record, draws),
    checkEnd(record, own),
  ];
  return { whole: judge(steps), steps, own, draws };
}

function judge(steps: Finding[]): Verdict {
  const verdicts = steps.map(({ verdict }) => verdict);
  if (verdicts.includes("bad")) return "bad";
  return verdicts.includes("unknown") ? "unknown" : "good";
}

function findOwn({ match, commitment }: Proof, seen: Seen[]): Seen | null {
  return seen.find((one) => one.match === match || (one.match === null && one.commitment === commitment)) ?? null;
}

function checkSeal({ secret, commitment, match }: Proof): Finding {
  const isKept = commit(secret ?? "") === commitment && match === nameMatch(commitment); // a name chosen later could steer
  return isKept ? found("seal", "good", "seal-good") : found("seal", "bad", "seal-bad");
}

function checkStart(record: FairRecord): Finding {
  const { scheme = 1, head, commitment, commitments = [], contributions } = record.proof;
  if (contributions.length !== record.seats.length) return found("start", "bad", "start-seats");
  if (scheme === 1) return found("start", "unknown", "start-old");
  if (commitments.length !== record.seats.length) return found("start", "bad", "start-seats");
  if (head !== digestHead(headOfRecord(record))) return found("start", "bad", "start-head");
  const seat = contributions.findIndex(
    (given, place) => commitments[place] !== (given ? commitContribution(commitment, given) : null),
  );
  if (seat >= 0) return found("start", "bad", "start-contribution", { name: record.seats[seat]?.name ?? "" });
  return found("start", "good", "start-good");
}

function checkSeen(proof: Proof, own: Seen | null, seen: Seen[]): Finding {
  if (!own) return found("seen", "unknown", "seen-unknown");
  if (own.commitment !== proof.commitment) return found("seen", "bad", "seen-bad");
  if (seen.some((one) => one !== own && one.commitment === proof.commitment))
    return found("seen", "bad", "seen-repeated");
  if (own.head && own.head !== proof.head) return found("seen", "bad", "seen-head");
  if (hidesStart(proof, own, seen)) return found("seen", "bad", "seen-called-off");
  if (proof.scheme === 2 && !own.head) return found("seen", "unknown", "seen-half");
  return found("seen", "good", "seen-good");
}

/** Whether the proof does not name a start that was called off since the match before. */
function hidesStart({ called_off = [] }: Proof, own: Seen, seen: Seen[]): boolean {
  const before = seen.slice(0, seen.indexOf(own)).filter((one) => one.table === own.table && one.head);
  const since = before.slice(before.findLastIndex((one) => one.match) + 1);
  return since.some((one) => !called_off.some((start) => start.commitment === one.commitment));
}

function checkOwnPart(proof: Proof, own: Seen | null): Finding {
  const isGiven = own?.contribution && (proof.scheme !== 2 || own.head); // with scheme 2 it is kept back until the start
  if (!isGiven) return found("mine", "unknown", "mine-unknown");
  const isIn = proof.contributions.includes(own.contribution);
  return isIn ? found("mine", "good", "mine-good") : found("mine", "bad", "mine-bad");
}

/** By draw: the number of its drawing. The setup is number 0; draws of one drawing follow each other without a decision. */
function countDrawings(drawn: Drawn[]): number[] {
  let [drawing, before] = [0, 0];
  return drawn.map(({ ply }) => {
    if (ply !== before + 1) drawing += 1;
    before = ply;
    return drawing;
  });
}

function recheckIn(drawing: number, proof: Proof, draw: Drawn, number: number): Checked {
  const shares = proof.shares?.slice(0, drawing) ?? null;
  return recheck(fromHex(proof.secret ?? ""), { ...proof, shares }, draw, number);
}

function checkShares({ proof, seats }: FairRecord, drawings: number): Finding {
  const shares = proof.shares ?? [];
  if (shares.length !== drawings) return found("shares", "bad", "shares-count");
  const chained = seats.map((_, seat) => [proof.contributions[seat] ?? null, ...givenBy(shares, seat)]);
  const broken = chained.findIndex((chain) =>
    chain.some((number, place) => place && !follows(number!, chain[place - 1]!)),
  );
  if (broken >= 0) return found("shares", "bad", "shares-bad", { name: seats[broken]?.name ?? "" });
  const silent = seats.filter((_, seat) => proof.contributions[seat] && givenBy(shares, seat).length < shares.length);
  if (silent.length > 0) return found("shares", "unknown", "shares-some", { names: silent.map(nameOf).join(", ") });
  return found("shares", "good", "shares-good");
}

const nameOf = ({ name }: { name: string }) => name;

/** The shares of a seat, without the drawings for which it gave none. */
function givenBy(shares: (string | null)[][], seat: number): string[] {
  return shares.flatMap((given) => given[seat] ?? []);
}

function checkDraws({ actions }: FairRecord, draws: Checked[]): Finding {
  const listed = draws.find((draw) => actions[draw.ply - 1] !== draw.action);
  const bad = listed ? { ...listed, expected: actions[listed.ply - 1] ?? "–" } : findMismatch(draws);
  if (bad) return found("draws", "bad", "draws-bad", { ply: bad.ply, found: bad.action, expected: bad.expected });
  return found("draws", "good", "draws-good", { count: draws.length });
}

export function findMismatch(draws: Checked[]): Checked | null {
  return draws.find((draw) => draw.action !== draw.expected) ?? null;
}

function checkEnd(record: FairRecord, own: Seen | null): Finding {
  const { scheme = 1, digest = null } = record.proof;
  const plies = record.actions.length;
  if (!record.result) return found("end", "bad", "end-open", { plies });
  if (scheme === 2 && digest !== digestRecord(record)) return found("end", "bad", "end-bad");
  if (own === null || own.plies === null) return found("end", "unknown", "end-unknown");
  if (own.decisions.some(([ply, action]) => record.actions[ply] !== action)) return found("end", "bad", "end-decision");
  if (own.plies !== plies) return found("end", "bad", "end-plies", { plies, seen: own.plies });
  return own.digest === digest ? found("end", "good", "end-good") : found("end", "bad", "end-other");
}

function found(step: Finding["step"], verdict: Verdict, text: string, facts: Facts = {}): Finding {
  return { step, verdict, text, facts };
}
