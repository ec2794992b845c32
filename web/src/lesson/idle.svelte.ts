// Nothing happens for a while: what is lit calls once, then "Show me" does.

const CALL_MS = 12_000;
const URGE_MS = 25_000;

export class Idle {
  calling = $state(false);
  urging = $state(false);
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Something has happened; the time begins anew. */
  begin = (): void => {
    this.stop();
    this.#timers = [setTimeout(() => (this.calling = true), CALL_MS), setTimeout(() => (this.urging = true), URGE_MS)];
  };

  stop = (): void => {
    for (const timer of this.#timers) clearTimeout(timer);
    this.calling = this.urging = false;
  };
}
