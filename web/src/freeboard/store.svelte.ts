// A board without a table: the server is asked after every action, and nothing is kept there.
import type { Foresight } from "$src/games/game";
import { api, showError } from "$src/net/api";
import type { BoardAnswer, BoardRequest, MatchInfo, SeatInfo, Step } from "$src/net/wire";
import { translate } from "$src/text/texts.svelte";
import type { BoardFeed } from "$src/table/feed";
import { namesOf } from "$src/table/names";
import { Notices } from "$src/table/notice.svelte";
import { explainRefusal } from "$src/table/reasons";
import { Stage } from "$src/table/stage.svelte";

/** Where a board begins: a position, a record up to a ply, or a new match with these options. */
export type BoardStart = Pick<BoardRequest, "game" | "options" | "position" | "record" | "plies" | "seed">;

export interface BoardWishes {
  asSeat?: number | null; // whose knowledge is shown, and who may act; by default whoever decides
  names?: string[]; // by seat; by default those of the record
  onAction?: (action: string) => boolean | Promise<boolean>; // false: the person's action is not played
  ask?: (query: BoardRequest) => Promise<BoardAnswer>; // where the board comes from; by default a free one
  foresee?: (asked: string[]) => Promise<Foresight>; // and what actions would bring
}

export class FreeBoardStore implements BoardFeed {
  busy = $state(false);
  problem = $state.raw<unknown>(null); // why the board cannot be shown at all
  at = $state(0); // how many actions of the line are shown
  readonly stage = new Stage();
  readonly notices = new Notices();
  #line = $state.raw<string[]>([]);
  #answers = $state.raw<BoardAnswer[]>([]); // after each number of actions
  #start = $state.raw() as BoardStart;
  #only: string[] | null = null; // the actions that the person may take; null leaves it to the rules
  #serial = 0; // tells two positions with the same ply apart

  constructor(
    start: BoardStart,
    private readonly wishes: BoardWishes = {},
  ) {
    this.#start = start;
  }

  get start(): BoardStart {
    return this.#start;
  }

  /** The actions played since the start, up to what is shown. */
  get actions(): string[] {
    return this.#line.slice(0, this.at);
  }

  /** Everything that was played, also what has been gone back from. */
  get line(): string[] {
    return this.#line;
  }

  /** What the server says of the position that is shown; null before the first answer. */
  get answer(): BoardAnswer | null {
    return this.#answers[this.at] ?? null;
  }

  /** The steps of the whole line, in order, without the set-up. */
  get steps(): Step[] {
    return this.#answers.flatMap(({ steps }, number) => (number ? steps : []));
  }

  get seats(): SeatInfo[] {
    return this.answer?.seats ?? [];
  }

  get names(): string[] {
    const given = this.wishes.names ?? namesOf(this.seats, this.wishes.asSeat ?? null);
    const plain = this.#start.record === undefined && !this.wishes.names;
    return given.map((name, seat) =>
      plain && seat !== this.wishes.asSeat ? translate("lobby-seat-who", { seat: seat + 1 }) : name,
    );
  }

  /** Whose board is played at: while a step moves, still that of whoever made it. */
  get viewer(): number {
    const { match, step, fresh } = this.stage;
    const seat = fresh && step && step.seat >= 0 ? step.seat : (match?.actor ?? 0);
    return this.wishes.asSeat ?? Math.max(seat, 0);
  }

  get told(): Step[] {
    const shown = this.#answers.slice(1, this.at + 1).flatMap(({ steps }) => steps);
    return this.stage.fresh ? shown.slice(0, -1) : shown;
  }

  get canUndo(): boolean {
    return this.at > 0 && !this.busy;
  }

  /** Shows the start, after these actions; what was there before is forgotten. */
  begin = async (start: BoardStart = this.#start, actions: string[] = []): Promise<boolean> => {
    this.#start = start;
    this.#only = null;
    [this.#line, this.#answers, this.at, this.problem] = [[], [], 0, null];
    this.stage.show(null, null);
    if (!(await this.#ask([], true))) return false;
    for (const action of actions) if (!(await this.#ask([...this.actions, action], true))) return false;
    return true;
  };

  /** The person at the board acts; whoever listens may refuse. */
  act = (action: string): void => {
    if (!this.busy) void this.#wish(action);
  };

  async #wish(action: string): Promise<void> {
    this.busy = true;
    try {
      if (this.wishes.onAction && !(await this.wishes.onAction(action))) return;
    } finally {
      this.busy = false;
    }
    await this.play(action);
  }

  /** Plays an action for whoever is to act, without asking anybody; true once it is on the board. */
  play = (action: string): Promise<boolean> => this.#ask([...this.actions, action]);

  undo = (): void => this.go(this.at - 1);

  /** Shows the position after so many actions of the line; one step forward moves the pieces. */
  go = (at: number): void => {
    const wanted = Math.min(Math.max(at, 0), this.#answers.length - 1);
    if (this.busy || wanted === this.at || wanted < 0) return;
    const forward = wanted === this.at + 1;
    this.at = wanted;
    this.#show(this.#answers[wanted]!, !forward);
  };

  /** Leaves only some of the legal actions to the person, as a hint does; null leaves all of them. */
  restrict = (only: string[] | null): void => {
    this.#only = only;
    if (this.answer) this.#show(this.answer, true);
  };

  preview = (asked: string[]): Promise<Foresight> => this.#foresee(asked).catch(() => ({ outcomes: {}, refused: {} }));

  #foresee(asked: string[]): Promise<Foresight> {
    const { foresee } = this.wishes;
    return foresee ? foresee(asked) : api.previewBoard({ ...this.#query(this.actions), asked });
  }

  refuse = (action: string): void => void this.#explain(action);

  async #explain(action: string): Promise<void> {
    const refusal = (await this.preview([action])).refused[action];
    if (refusal) this.notices.say(...(await explainRefusal(this.#start.game, refusal)));
  }

  #query(actions: string[]): BoardRequest {
    return { ...this.#start, actions, as_seat: this.wishes.asSeat ?? null };
  }

  async #ask(actions: string[], still = false): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      const known = this.answer?.match.ply ?? null;
      const ask = this.wishes.ask ?? api.board;
      this.#take(await ask({ ...this.#query(actions), since: known }), actions, still);
      return true;
    } catch (error) {
      if (this.answer) showError(error);
      else this.problem = error;
      return false;
    } finally {
      this.busy = false;
    }
  }

  #take(answer: BoardAnswer, actions: string[], still: boolean): void {
    this.#line = actions;
    this.#answers = [...this.#answers.slice(0, actions.length), answer];
    this.at = actions.length;
    this.#show(answer, still);
  }

  #show(answer: BoardAnswer, still: boolean): void {
    const step = answer.steps.at(-1) ?? null;
    const match = this.#named(answer.match);
    if (still || !step) this.stage.show(match, step);
    else this.stage.add({ type: "stepped", step, match });
  }

  /** Only the seat of the person may act; every position has a name of its own. */
  #named(match: MatchInfo): MatchInfo {
    this.#serial += 1;
    const { asSeat = null } = this.wishes;
    const mine = asSeat === null || asSeat === match.actor ? match.legal : [];
    const legal = this.#only ? mine.filter((action) => this.#only!.includes(action)) : mine;
    return { ...match, id: `board ${this.#serial}`, legal };
  }
}
