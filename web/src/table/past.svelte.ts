// An earlier position of the match, looked at while the match goes on.
import { api, showError } from "$src/net/api";
import type { Frame, MatchInfo, Step } from "$src/net/wire";
import { matchOf } from "./frames";

const PAST = "past"; // instead of the id of a match: the board takes it for another position

export class Past {
  step = $state.raw<Step | null>(null); // the one whose position is shown; null for the present
  match = $state.raw<MatchInfo | null>(null);
  #frames: Frame[] = [];
  #wanted: Step | null = null;

  constructor(private readonly code: string) {}

  /** Shows the position after a step, once it is fetched. */
  look = async (step: Step): Promise<void> => {
    this.#wanted = step;
    try {
      if (this.#find(step) < 0) this.#frames = (await api.replay(this.code)).frames;
    } catch (error) {
      return showError(error);
    }
    const at = this.#find(step);
    if (this.#wanted !== step || at < 0) return;
    this.step = step;
    this.match = matchOf(PAST, this.#frames[at]!, this.#frames[at + 1]);
  };

  /** Back to the present. */
  leave = (): void => {
    this.#wanted = null;
    this.step = null;
    this.match = null;
  };

  /** An undo leads to another step with the same number, made at another time. */
  #find({ ply, at }: Step): number {
    return this.#frames.findIndex(({ step }) => step.ply === ply && step.at === at);
  }
}
