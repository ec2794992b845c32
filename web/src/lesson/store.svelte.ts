// A lesson as it is played: the board of its step, and what is said there. The server keeps nothing, so a page that is
// loaded again asks for the same step with the same actions.
import type { Foresight } from "$src/games/game";
import { api, showError } from "$src/net/api";
import type { LessonAnswer, MatchInfo, SeatInfo, Step } from "$src/net/wire";
import type { BoardFeed } from "$src/table/feed";
import { botName } from "$src/table/names";
import { Notices } from "$src/table/notice.svelte";
import { explainRefusal } from "$src/table/reasons";
import { Stage } from "$src/table/stage.svelte";
import { translate } from "$src/text/texts.svelte";
import { keepProgress, readProgress } from "./progress";

const TEACHER = "apprentice"; // who sits in the other seats

export class LessonStore implements BoardFeed {
  busy = $state(false);
  problem = $state.raw<unknown>(null); // why the lesson cannot be shown at all
  answer = $state.raw<LessonAnswer | null>(null);
  finished = $state(false);
  chapter = $state(0);
  step = $state(0);
  readonly stage = new Stage();
  readonly notices = new Notices();
  #actions = $state.raw<string[]>([]);
  #serial = 0;

  constructor(readonly lesson: string) {}

  get seats(): SeatInfo[] {
    return this.answer?.seats ?? [];
  }

  get viewer(): number {
    return this.answer?.seat ?? 0;
  }

  get names(): string[] {
    return this.seats.map((_, seat) => (seat === this.viewer ? translate("you") : botName(TEACHER)));
  }

  get told(): Step[] {
    return this.answer?.moments.map(({ step }) => step) ?? [];
  }

  /** Shows the step where somebody stopped last time. */
  resume = async (): Promise<void> => {
    const { chapter, step, actions } = readProgress(this.lesson);
    if (!(await this.#ask(chapter, step, actions, true))) await this.begin(0, 0);
  };

  /** Shows a step from its beginning. */
  begin = async (chapter: number, step: number): Promise<void> => {
    this.finished = false;
    await this.#ask(chapter, step, [], true);
  };

  /** To the next step, or to the end. */
  goOn = async (): Promise<void> => {
    const next = this.answer?.next;
    if (next) return void (await this.#ask(next[0], next[1], [], true));
    this.finished = true;
    keepProgress(this.lesson, { chapter: 0, step: 0, actions: [], finished: true });
  };

  act = (action: string): void => {
    if (!this.answer?.done) void this.#ask(this.chapter, this.step, [...this.#actions, action], false);
  };

  takeBack = async (): Promise<void> => {
    await this.#ask(this.chapter, this.step, this.#actions.slice(0, -1), true);
  };

  undo = this.takeBack;

  /** Plays what the step waits for. */
  show = (): void => {
    const [action] = this.answer?.shown.best ?? [];
    if (action) this.act(action);
  };

  preview = (asked: string[]): Promise<Foresight> => {
    const { lesson, chapter, step } = this;
    const query = { lesson, chapter, step, actions: this.#actions, asked };
    return api.previewLesson(query).catch(() => ({ outcomes: {}, refused: {} }));
  };

  refuse = (action: string): void => void this.#explain(action);

  async #explain(action: string): Promise<void> {
    const refusal = (await this.preview([action])).refused[action];
    if (refusal && this.answer) this.notices.say(...(await explainRefusal(this.answer.game, refusal)));
  }

  async #ask(chapter: number, step: number, actions: string[], still: boolean): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      const answer = await api.lesson({ lesson: this.lesson, chapter, step, actions });
      this.#take(answer, chapter, step, actions, still);
      return true;
    } catch (error) {
      if (this.answer) showError(error);
      else this.problem = error;
      return false;
    } finally {
      this.busy = false;
    }
  }

  #take(answer: LessonAnswer, chapter: number, step: number, actions: string[], still: boolean): void {
    const known = still ? answer.moments.length : (this.answer?.moments.length ?? 0);
    [this.answer, this.chapter, this.step, this.problem] = [answer, chapter, step, null];
    this.#actions = answer.reply?.kind === "refused" ? actions.slice(0, -1) : actions;
    keepProgress(this.lesson, { chapter, step, actions: this.#actions, finished: readProgress(this.lesson).finished });
    const fresh = answer.moments.slice(known);
    if (fresh.length === 0) this.stage.show(this.#named(answer.match), answer.moments.at(-1)?.step ?? null);
    for (const moment of fresh) this.stage.add({ ...moment, match: this.#named(moment.match) });
  }

  /** Every position has a name of its own: two steps may have the same number of actions behind them. */
  #named(match: MatchInfo): MatchInfo {
    this.#serial += 1;
    return { ...match, id: `lesson ${this.#serial}`, ply: this.#serial };
  }
}
