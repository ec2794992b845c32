import { describe, expect, test } from "vitest";
import vectors from "../../../tests/play/fair_vectors.json";
import { checkFairness, type Findings } from "$src/fair/check";
import { commit, digestRecord, drawUnit, fromHex, type Proof } from "$src/fair/fair";
import type { Seen } from "$src/fair/memory";
import { translate } from "$src/text/texts.svelte";
import { edit, fixDigests, MATCHES, see, type FairMatch } from "./matches";

const HONEST = MATCHES.honest;
const SEEN = see(HONEST);
const [MINE, THEIRS] = HONEST.record.proof.contributions;
const OTHER = MATCHES.other_secret.record.proof;

const check = ({ record, draws }: FairMatch, seen: Seen[] = [SEEN]) => checkFairness(record, draws, seen);
const bad = ({ steps }: Findings) => steps.filter(({ verdict }) => verdict === "bad").map(({ text }) => text);
const unknown = ({ steps }: Findings) => steps.filter(({ verdict }) => verdict === "unknown").map(({ text }) => text);

test("draws agree with the published vectors", () => {
  for (const { secret, proof, draw, bound, unit } of vectors) {
    expect(commit(secret)).toBe(proof.commitment);
    expect(drawUnit(fromHex(secret), proof as Proof, draw, bound)).toBe(unit);
  }
});

test("an honest match is fair to each player, whatever its names", () => {
  for (const seat of [0, 1]) {
    const findings = check(HONEST, [see(HONEST, seat)]);
    expect([findings.whole, bad(findings), unknown(findings)]).toEqual(["good", [], []]);
    expect(findings.draws).toHaveLength(43);
  }
});

test("every finding has a sentence", () => {
  for (const { step, text, facts } of [HONEST, MATCHES.old, MATCHES.without_mine].flatMap((one) => check(one).steps)) {
    expect(translate(`table-check-${step}`)).not.toContain("table-check");
    expect(translate(`table-check-${text}`, facts)).not.toContain("table-check");
  }
});

test("a browser that saw nothing says what it cannot know", () => {
  const findings = check(HONEST, []);
  expect(findings.whole).toBe("unknown");
  expect(unknown(findings)).toEqual(["seen-unknown", "mine-unknown", "end-unknown"]);
});

test("a spectator knows all but a number of their own", () => {
  expect(unknown(check(HONEST, [see(HONEST, null)]))).toEqual(["mine-unknown"]);
});

test("a browser that was away when the match began knows the seal alone", () => {
  expect(unknown(check(HONEST, [{ ...SEEN, head: null, plies: null }]))).toEqual([
    "seen-half",
    "mine-unknown",
    "end-unknown",
  ]);
});

test("a match with fresh shares is fair, and its decisions are those for which the shares were given", () => {
  const { record } = MATCHES.fresh;
  const ply = record.actions.findIndex((action, place) => place > 43 && record.actions[place + 1]?.startsWith("draw"));
  const decisions: Seen["decisions"] = [[ply, record.actions[ply]!]];
  const findings = check(MATCHES.fresh, [{ ...see(MATCHES.fresh), decisions }]);
  expect([findings.whole, bad(findings)]).toEqual(["good", []]);
  expect(findings.steps.map(({ text }) => text)).toContain("shares-good");
  const other = check(MATCHES.fresh, [{ ...see(MATCHES.fresh), decisions: [[ply, "another"]] }]);
  expect(bad(other)).toEqual(["end-decision"]);
});

test("a match of Leadlight 0.1 is checked by its scheme, which leaves names and options open", () => {
  const findings = check(MATCHES.old, [see(MATCHES.old)]);
  expect([findings.whole, bad(findings), unknown(findings)]).toEqual(["unknown", [], ["start-old"]]);
});

/** As it was said that the second player gave up earlier. */
function cut(match: FairMatch): FairMatch {
  const shorter = edit(match, { actions: match.record.actions.slice(0, -4) });
  return { ...shorter, draws: match.draws.slice(0, -4) };
}

function swapDraws(match: FairMatch): FairMatch {
  const actions = [...match.record.actions];
  const ply = actions.findIndex((action, place) => place > 23 && action !== actions[place + 1]);
  [actions[ply], actions[ply + 1]] = [actions[ply + 1]!, actions[ply]!];
  const draws = match.draws.map((draw) => ({ ...draw, action: actions[draw.ply - 1]! }));
  return { ...edit(match, { actions }), draws };
}

const SHARES = MATCHES.fresh.record.proof.shares!;

function shared(shares: (string | null)[][] | null): FairMatch {
  const edited = edit(MATCHES.fresh, {}, { shares });
  return edit(edited, {}, { digest: digestRecord(edited.record) });
}

describe("the record betrays a server that", () => {
  const swapped = { commitment: OTHER.commitment, secret: OTHER.secret! };
  const reversed = [...HONEST.record.seats].reverse();
  const options = { ...HONEST.record.options, starter: "first" };
  const calledOff = [{ commitment: OTHER.commitment, missing: ["Borys"] }];
  const cheats: Record<string, [FairMatch, string]> = {
    "swaps the secret": [edit(HONEST, {}, { secret: OTHER.secret! }), "seal-bad"],
    "swaps the secret and its commitment": [fixDigests(edit(HONEST, {}, swapped)), "seal-bad"],
    "drops a contribution": [fixDigests(edit(HONEST, {}, { contributions: [MINE!, null] })), "start-contribution"],
    "drops a contribution with its commitment": [
      fixDigests(
        edit(HONEST, {}, { contributions: [MINE!, null], commitments: [HONEST.record.proof.commitments![0]!, null] }),
      ),
      "draws-bad",
    ],
    "leaves a seat out": [edit(HONEST, {}, { contributions: [MINE!] }), "start-seats"],
    "leaves the commitments out": [edit(HONEST, {}, { commitments: [] }), "start-seats"],
    "replaces a contribution": [
      fixDigests(edit(HONEST, {}, { contributions: [MINE!, "c3".repeat(32)] })),
      "start-contribution",
    ],
    "exchanges the contributions of two seats": [
      fixDigests(edit(HONEST, {}, { contributions: [THEIRS!, MINE!] })),
      "start-contribution",
    ],
    "changes the names": [edit(HONEST, { seats: reversed }), "start-head"],
    "changes the names and the digests": [fixDigests(edit(HONEST, { seats: reversed })), "draws-bad"],
    "says that a bot played": [
      edit(HONEST, { seats: [HONEST.record.seats[0]!, { name: "Borys", bot: "greedy" }] }),
      "start-head",
    ],
    "changes an option": [edit(HONEST, { options }), "start-head"],
    "changes an option and the digests": [fixDigests(edit(HONEST, { options })), "draws-bad"],
    "adds a start that was called off": [edit(HONEST, {}, { called_off: calledOff }), "start-head"],
    "reorders draws": [fixDigests(swapDraws(HONEST)), "draws-bad"],
    "lists other draws than the record has": [{ ...HONEST, draws: swapDraws(HONEST).draws }, "draws-bad"],
    "cuts the end off": [edit(cut(HONEST), { result: null }), "end-open"],
    "cuts the end off and says that somebody gave up": [cut(HONEST), "end-bad"],
    "drops a fresh share": [shared([[null, SHARES[0]![1]!], SHARES[1]!]), "shares-bad"],
    "drops the last fresh share": [shared([SHARES[0]!, [null, SHARES[1]![1]!]]), "draws-bad"],
    "replaces a fresh share": [shared([SHARES[0]!, ["ab".repeat(32), SHARES[1]![1]!]]), "shares-bad"],
    "reorders fresh shares": [shared([SHARES[1]!, SHARES[0]!]), "shares-bad"],
    "leaves the shares of a drawing out": [shared(SHARES.slice(0, 1)), "shares-count"],
    "says that there were no fresh shares": [shared(null), "start-head"],
    "says that it is a match of Leadlight 0.1": [edit(HONEST, {}, { scheme: 1 }), "draws-bad"],
  };

  test.each(Object.keys(cheats))("%s", (cheat) => {
    const [match, text] = cheats[cheat]!;
    const findings = check(match, []);
    expect(findings.whole).toBe("bad");
    expect(bad(findings)).toContain(text);
  });
});

describe("what this browser saw betrays a server that", () => {
  const calledOff: Seen = { ...SEEN, commitment: "e5".repeat(32), match: null, digest: null, plies: null };
  const named = (match: FairMatch): Seen[] => [{ ...SEEN, match: match.record.proof.match }];
  const cheats: Record<string, [FairMatch, Seen[], string]> = {
    "swaps its secret after it has seen the contributions": [
      MATCHES.other_secret,
      named(MATCHES.other_secret),
      "seen-bad",
    ],
    "drops the contribution of this browser": [MATCHES.without_mine, [SEEN], "mine-bad"],
    "replaces the contribution of this browser": [MATCHES.replaced_mine, [SEEN], "mine-bad"],
    "replaces the contribution of the other player": [MATCHES.replaced_theirs, [SEEN], "seen-head"],
    "exchanges the seats": [MATCHES.exchanged, [SEEN], "seen-head"],
    "plays under other names": [MATCHES.other_names, [SEEN], "seen-head"],
    "plays with other options": [MATCHES.other_options, [SEEN], "seen-head"],
    "cuts the end off": [fixDigests(cut(HONEST)), [SEEN], "end-plies"],
    "changes the end": [HONEST, [{ ...SEEN, digest: "0c".repeat(32) }], "end-other"],
    "uses the secret of an earlier match again": [
      HONEST,
      [{ ...SEEN, table: "OTHER1", head: "0e".repeat(32) }, SEEN],
      "seen-repeated",
    ],
    "plays an earlier match again, with the numbers of that time": [
      HONEST,
      [{ ...SEEN, contribution: "f6".repeat(32) }],
      "mine-bad",
    ],
    "tells this viewer of other commitments than the rest": [
      HONEST,
      [{ ...see(HONEST, null), head: "0d".repeat(32) }],
      "seen-head",
    ],
    "hides a start that was called off": [HONEST, [calledOff, SEEN], "seen-called-off"],
  };

  test.each(Object.keys(cheats))("%s", (cheat) => {
    const [match, seen, text] = cheats[cheat]!;
    expect(bad(check(match, [])), "the record alone looks good").toEqual([]);
    const findings = check(match, seen);
    expect(findings.whole).toBe("bad");
    expect(bad(findings)).toContain(text);
  });

  test("publishes another match than the one that was played: this is not called fair", () => {
    expect(check(MATCHES.other_secret, [SEEN]).whole).toBe("unknown");
  });
});

test("a start that was called off before the last match need not be named", () => {
  const calledOff: Seen = { ...SEEN, commitment: "e5".repeat(32), match: null };
  const earlier = see(MATCHES.other_secret);
  expect(check(HONEST, [calledOff, earlier, SEEN]).whole).toBe("good");
});
