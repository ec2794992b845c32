// The proof of one match, gone through step by step.
import type { Draw } from "$src/net/wire";
import { commit, importSecret, recheck, type Checked, type Proof } from "./fair";
import { recall, type Seen } from "./memory";

export type Verdict = "working" | "good" | "bad" | "unknown";

const SHOW_EVERY = 20;

export class FairCheck {
  seal = $state<Verdict>("working");
  hash = $state<string | null>(null);
  draws = $state<Verdict>("working");
  done = $state(0);
  checked = $state.raw<Checked[]>([]);
  readonly seen: Seen | null;

  constructor(
    readonly proof: Proof & { secret: string },
    readonly drawn: Draw[],
  ) {
    this.seen = recall(proof.match);
  }

  get seenSeal(): Verdict {
    if (!this.seen) return "unknown";
    return this.seen.commitment === this.proof.commitment ? "good" : "bad";
  }

  get ownPart(): Verdict {
    if (!this.seen) return "unknown";
    return this.proof.contributions.includes(this.seen.contribution) ? "good" : "bad";
  }

  get whole(): Verdict {
    const steps = [this.seal, this.seenSeal, this.ownPart, this.draws];
    if (steps.includes("bad")) return "bad";
    return steps.includes("working") ? "working" : "good";
  }

  get mismatch(): Checked | null {
    return this.checked.find((draw) => draw.action !== draw.expected) ?? null;
  }

  async run(): Promise<void> {
    this.hash = await commit(this.proof.secret);
    const isNamed = this.proof.match === this.hash.slice(0, 16); // a name chosen later could steer the chance
    this.seal = this.hash === this.proof.commitment && isNamed ? "good" : "bad";
    const key = await importSecret(this.proof.secret);
    const checked: Checked[] = [];
    for (const [number, draw] of this.drawn.entries()) {
      checked.push(await recheck(key, this.proof, draw, number));
      if (number % SHOW_EVERY === 0) this.done = checked.length;
    }
    this.done = checked.length;
    this.checked = checked;
    this.draws = this.mismatch ? "bad" : "good";
  }
}
