// A review being looked at: the match, how far the review is, and which move is shown.
import type { WebGame } from "$src/games/game";
import { fetchGame } from "$src/games";
import { api, ApiError, UNREACHABLE } from "$src/net/api";
import type { MatchInfo, MatchReview, Replay, ReviewedDecision, ReviewStatus } from "$src/net/wire";
import { fetchTexts } from "$src/text/texts.svelte";
import { matchOf } from "$src/table/frames";
import { namesOf } from "$src/table/names";
import { decisionsByFrame, isMistake, nextMistake } from "./model";

const LOOK_EVERY = 1000; // ms between two looks at a review that is under way

/** A table's match, or a record that somebody brought. */
export type Source = { code: string } | { record: string };

export class ReviewStore {
  replay = $state.raw<Replay | null>(null);
  game = $state.raw<WebGame | null>(null);
  status = $state.raw<ReviewStatus | null>(null);
  problem = $state.raw<ApiError | null>(null); // why the match cannot be shown
  refused = $state.raw<ApiError | null>(null); // why it cannot be reviewed
  at = $state(1); // the frame after the move that is looked at
  seat = $state(0); // whose match it is told as
  mine = $state<number | null>(null);
  onlyMistakes = $state(false);
  #views = $state.raw<Record<number, Replay>>({}); // what each seat knew, where they knew different things
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  #cancelled = false;

  constructor(
    readonly source: Source,
    private readonly first: number,
  ) {}

  readonly review: MatchReview | null = $derived(this.status?.review ?? null);
  readonly names: string[] = $derived(this.replay ? namesOf(this.replay.seats, this.mine) : []);
  readonly decisions: Map<number, ReviewedDecision> = $derived(
    this.review && this.replay ? decisionsByFrame(this.review, this.replay.frames) : new Map(),
  );
  readonly decision: ReviewedDecision | null = $derived(this.decisions.get(this.at) ?? null);
  readonly moves: number[] = $derived.by(() => {
    const all = Array.from({ length: this.last }, (_, move) => move + 1);
    if (!this.onlyMistakes) return all;
    return all.filter((move) => {
      const decision = this.decisions.get(move);
      return decision && isMistake(decision);
    });
  });

  get last(): number {
    return Math.max(0, (this.replay?.frames.length ?? 1) - 1);
  }

  get isUnderWay(): boolean {
    return this.status?.state === "waiting" || this.status?.state === "computing";
  }

  /** Who made the move that is looked at. */
  get mover(): number {
    return this.replay?.frames[this.at]?.step.seat ?? 0;
  }

  /** The position before the move, as whoever made it knew it. */
  get position(): MatchInfo | null {
    const known = this.#views[this.mover] ?? this.replay;
    const [before, now] = [known?.frames[this.at - 1], known?.frames[this.at]];
    return before ? matchOf("review", before, now) : null;
  }

  /** Shows the match, and asks for its review. */
  open = async (): Promise<void> => {
    try {
      const replay = await this.#fetchReplay();
      this.game = await fetchGame(replay.game);
      void fetchTexts(`${replay.game}-reasons`);
      this.replay = replay;
      await this.#findMe();
      this.seat = this.mine ?? this.#winner(replay);
      this.at = Math.min(Math.max(1, Math.trunc(this.first) || this.last), Math.max(1, this.last));
    } catch (error) {
      this.problem = error instanceof ApiError ? error : new ApiError(UNREACHABLE);
      return;
    }
    await this.ask();
  };

  /** Has the match reviewed. */
  ask = async (): Promise<void> => {
    this.refused = null;
    this.#cancelled = false;
    const { source } = this;
    await this.#take("code" in source ? api.askForReview(source.code) : api.reviewRecord(source.record));
    if (this.review && !this.isUnderWay && !this.first) this.#goToFirstMistake();
  };

  /** Stops waiting. Others who wait go on. */
  cancel = async (): Promise<void> => {
    const { source, status } = this;
    clearTimeout(this.#timer);
    this.#cancelled = true;
    if (status) await this.#take("code" in source ? api.dropReview(source.code) : api.dropUpload(status.key));
  };

  go = (frame: number): void => {
    this.at = Math.min(Math.max(1, frame), Math.max(1, this.last));
    void this.#know(this.mover);
  };

  step = (by: number): void => {
    if (!this.onlyMistakes) return this.go(this.at + by);
    const moves = by > 0 ? this.moves.filter((move) => move > this.at) : this.moves.filter((move) => move < this.at);
    const next = by > 0 ? moves[0] : moves.at(-1);
    if (next !== undefined) this.go(next);
  };

  /** Goes to the next mistake of the seat; false where it made none. */
  goToMistake = (): boolean => {
    const next = nextMistake(this.decisions, this.seat, this.at);
    if (next !== null) this.go(next);
    return next !== null;
  };

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #goToFirstMistake(): void {
    const first = nextMistake(this.decisions, this.seat, 0);
    this.go(first ?? 1);
  }

  async #take(answer: Promise<ReviewStatus>): Promise<void> {
    const was = this.isUnderWay;
    try {
      this.status = await answer;
      if (was && this.status.state === "done" && !this.first) this.#goToFirstMistake();
      // Nobody stopped it: the node that computed it may have died.
      if (was && this.status.state === "none" && !this.#cancelled) this.status = { ...this.status, state: "failed" };
    } catch (error) {
      this.refused = error instanceof ApiError ? error : new ApiError(UNREACHABLE);
      if (!was || this.refused.code !== UNREACHABLE) return;
    }
    if (this.isUnderWay && !this.#stopped && !this.#cancelled)
      this.#timer = setTimeout(() => void this.#look(), LOOK_EVERY);
  }

  #look(): Promise<void> {
    const { source, status } = this;
    return this.#take("code" in source ? api.review(source.code) : api.uploadedReview(status!.key));
  }

  #fetchReplay(seat?: number): Promise<Replay> {
    const { source } = this;
    return "code" in source ? api.replay(source.code, seat) : api.readRecord(source.record, seat);
  }

  /** Fetches what a seat knew, in a game in which they knew different things. */
  async #know(seat: number): Promise<void> {
    const { replay } = this;
    if (!replay || replay.as_seat === null || replay.as_seat === seat || this.#views[seat] || seat < 0) return;
    try {
      this.#views = { ...this.#views, [seat]: await this.#fetchReplay(seat) };
    } catch {
      return; // what everybody knows is shown meanwhile
    }
  }

  async #findMe(): Promise<void> {
    if (!("code" in this.source)) return;
    const { you } = await api.table(this.source.code);
    this.mine = you.seat;
  }

  #winner(replay: Replay): number {
    return Math.max(0, replay.standing?.places.indexOf(1) ?? 0);
  }
}
