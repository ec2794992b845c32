// A table as the server describes it in its messages, and everything a person can ask of it.
import { commitContribution } from "$src/fair/fair";
import { contribute, noteEnd, noteMatch } from "$src/fair/memory";
import { prepareShare } from "$src/fair/sharing";
import { prepareStart } from "$src/fair/start";
import type { Foresight } from "$src/games/game";
import { api, ApiError, showError } from "$src/net/api";
import { Connection, type ConnectionState } from "$src/net/connection";
import type {
  AnyCommand,
  AnyMessage,
  Changed,
  ChatLine,
  Configure,
  MatchInfo,
  Presence,
  Refused,
  Snapshot,
  TableInfo,
  Step,
  Stepped,
  Undone,
  Viewer,
} from "$src/net/wire";
import { translate } from "$src/text/texts.svelte";
import { toast } from "$src/ui/toast.svelte";
import { ClockFace } from "./clocks.svelte";
import type { BoardFeed } from "./feed";
import { namesOf } from "./names";
import { Notices } from "./notice.svelte";
import { seatNotes } from "./notes";
import { botPace } from "./pace.svelte";
import { Past } from "./past.svelte";
import { explainRefusal } from "./reasons";
import { Stage } from "./stage.svelte";

const STALE = "stale";
// After these there is no table any more for the reader, and connecting again is of no use.
const SENT_AWAY = ["table-removed", "table-blocked", "table-unknown", "guest-blocked", "guest-unknown"];
const TURN_PATIENCE = 1500;

/** Says whether an action is to be played. */
type Guard = (action: string) => Promise<boolean>;

/** Against bots nobody needs to be waited for. */
function startsAtOnce({ status, seats }: TableInfo, { seat, host }: Viewer): boolean {
  const alone = seats.every((info, each) => (each === seat ? !info.ready : info.bot !== null));
  return status === "waiting" && host && seat !== null && alone;
}

/** Everybody wants the next match and is here: their browsers start it, and nobody has to do anything. */
function isRematchUnderWay({ status, seats }: TableInfo): boolean {
  return status === "waiting" && seats.every((info) => info.bot !== null || (info.present && info.rematch));
}

/** The person asked for this match when the last one was over, and need not say again that they are ready. */
function isTakenAlong({ status, seats }: TableInfo, { seat }: Viewer): boolean {
  const info = seat === null ? undefined : seats[seat];
  return status === "waiting" && info !== undefined && info.rematch && !info.ready;
}

export class TableStore implements BoardFeed {
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<Viewer>({ seat: null, host: false });
  steps = $state.raw<Step[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connection = $state<ConnectionState>("connecting");
  busy = $state(false);
  starting = $state(false); // against bots only: there is nothing to wait for
  elsewhere = $state(false); // another browser has to reveal the number of this seat
  problem = $state<ApiError | null>(null); // why the table cannot be shown at all
  latest = $state.raw<MatchInfo | null>(null); // the newest position, which the board may still be on its way to
  undoing = $state<string | null>(null); // the sentence about an undo that no toast shows, until somebody acts
  readonly stage = new Stage((step) => botPace(step, this.table, this.you.seat));
  readonly notices = new Notices();
  readonly past: Past;
  readonly clocks = new ClockFace();
  readonly names = $derived(namesOf(this.table?.seats ?? [], this.you.seat));
  /** What the board shows; nothing while the table waits, though the last match may still be known. */
  readonly shown = $derived(this.table?.status === "waiting" ? null : this.stage.match);
  /** A match is about to begin, so there is nothing to do in the waiting room. */
  readonly entering = $derived(
    this.starting || (this.table !== null && !this.elsewhere && isRematchUnderWay(this.table)),
  );
  /** Steps that the board has shown to their end: whatever is still to move is not told yet. */
  readonly told = $derived.by(() => {
    const { match, step, fresh } = this.stage;
    const last = fresh && step ? step.ply - 1 : (match?.ply ?? 0);
    return this.steps.filter(({ ply }) => ply <= last);
  });
  readonly canUndo = $derived(
    this.table?.status === "playing" &&
      this.latest?.undo !== "none" &&
      !this.latest?.offer &&
      this.steps.some((step) => step.seat === this.you.seat),
  );
  /** What a bot played for the reader; nothing once that has been read. */
  readonly missed = $derived.by(() => {
    const missed = this.latest?.missed ?? null;
    return missed && (missed.plies.at(-1) ?? 0) > this.readPly ? missed : null;
  });
  guard: Guard | null = null; // asked before a legal action is sent
  private readPly = $state(0); // up to which the reader knows what a bot played
  private readonly socket: Connection;
  private refreshing = false;

  constructor(readonly code: string) {
    this.past = new Past(code);
    this.socket = new Connection(code, {
      since: () => this.overlap(),
      onMessage: (message) => this.handle(message),
      onState: (state) => this.connected(state),
      onPending: (act) => (this.busy = act !== null),
    });
  }

  /** The table is followed until the returned function is called. */
  follow(): () => void {
    this.socket.open();
    const still = this.clocks.run();
    return () => {
      this.socket.close();
      still();
    };
  }

  get seats() {
    return this.table?.seats ?? [];
  }

  get viewer(): number | null {
    return this.you.seat;
  }

  act = (action: string): void => {
    const { guard } = this;
    if (guard && this.stage.match?.legal.includes(action)) void this.consult(guard, action);
    else this.send(action);
  };

  /** Acts without asking the guard. */
  send = (action: string): void => {
    const ply = this.stage.match?.ply;
    if (ply !== undefined) this.socket.act({ type: "act", ply, action });
  };

  /** The server says which rule forbids it. */
  refuse = (action: string): void => this.act(action);

  /** What the actions would bring; nothing when the position has moved on or the connection is down. */
  preview = (actions: string[]): Promise<Foresight> => {
    const ply = this.stage.match?.ply ?? 0;
    return this.socket.preview({ type: "preview", ply, actions }).catch(() => ({ outcomes: {}, refused: {} }));
  };

  sit = (seat: number) => this.ask({ type: "sit", seat });
  stand = () => this.ask({ type: "stand" });
  placeBot = (seat: number, bot: string) => this.ask({ type: "placebot", seat, bot });
  free = (seat: number) => this.ask({ type: "free", seat });
  configure = (change: Omit<Configure, "type">) => this.ask({ type: "configure", ...change });
  answer = (ply: number, accept: boolean) => this.ask({ type: "answer", ply, accept });
  resign = () => this.ask({ type: "resign" });
  takeOver = (seat: number) => this.ask({ type: "takeover", seat });
  rematch = () => this.ask({ type: "rematch" });
  say = (text: string) => this.ask({ type: "say", text });
  remove = (person: string) => this.ask({ type: "remove", person });
  mute = (person: string, muted: boolean) => this.ask({ type: "mute", person, muted });
  block = (person: string, blocked: boolean) => this.ask({ type: "block", person, blocked });
  unready = () => this.ask({ type: "ready", ready: false });

  foldMissed = (): void => {
    this.readPly = this.latest?.missed?.plies.at(-1) ?? 0;
  };

  undo = async (): Promise<void> => {
    if (!this.latest) return;
    const asked = this.latest.undo === "ask";
    const done = await this.ask({ type: "undo", ply: this.latest.ply });
    if (done && asked) toast(translate("table-undo-asked"));
  };

  /** Ready, with a commitment to a random number that is revealed once everybody has committed. */
  ready = (): Promise<boolean> => {
    const host = this.table?.commitment;
    if (!host) return this.ask({ type: "ready", ready: true });
    const contribution = contribute(this.code, host);
    if (contribution === null) {
      toast(translate("table-fair-repeated"), "alarm");
      return Promise.resolve(false);
    }
    return this.ask({ type: "ready", ready: true, commitment: commitContribution(host, contribution) });
  };

  /** Fetches everything anew, without a message to the reader. */
  refresh = async (): Promise<void> => {
    if (this.refreshing) return;
    this.refreshing = true;
    try {
      this.restart(await api.table(this.code));
    } catch (error) {
      if (!this.table && error instanceof ApiError) this.problem = error;
    } finally {
      this.refreshing = false;
    }
  };

  /** Sends a command; returns whether it was accepted. Changes come over the connection; the answer is used only while that is down. */
  private async ask(command: AnyCommand): Promise<boolean> {
    try {
      const message = await api.command(this.code, command);
      const refused = message.type === "failed" || message.type === "refused";
      if (refused || this.connection !== "live") this.handle(message);
      return !refused;
    } catch (error) {
      this.failed(error);
      return false;
    }
  }

  private async consult(guard: Guard, action: string): Promise<void> {
    const ply = this.stage.match?.ply;
    this.busy = true;
    const plays = await guard(action).finally(() => (this.busy = false));
    if (plays && ply === this.stage.match?.ply) this.send(action);
  }

  /** One known step is asked for again: if it comes back changed, something was undone while the connection was down. */
  private overlap(): number {
    return this.steps.at(-2)?.ply ?? 0;
  }

  private connected(state: ConnectionState): void {
    this.connection = state;
    // The server closes the connection to a private or unknown table at once; only HTTP says why.
    if (state === "lost" && !this.table) void this.refresh();
  }

  private handle(message: AnyMessage): void {
    if (message.type === "snapshot") this.resume(message);
    if (message.type === "stepped") this.stepped(message);
    if (message.type === "undone") this.undone(message);
    if (message.type === "changed") this.changed(message);
    if (message.type === "presence") this.presenceChanged(message);
    if (message.type === "chatted") this.chatted(message.line);
    if (message.type === "refused") void this.refused(message);
    if (message.type === "failed") this.failed(new ApiError(message.code, message.facts));
  }

  /** A snapshot after a reconnection continues what is known, or shows that it no longer holds. */
  private resume(snapshot: Snapshot): void {
    const known = this.steps.at(-1);
    const first = snapshot.steps[0];
    if (!known) return this.restart(snapshot);
    if (snapshot.match?.id !== this.latest?.id || first?.ply !== known.ply || first?.at !== known.at) {
      void this.refresh();
      return this.seated(snapshot);
    }
    this.restart({ ...snapshot, steps: [...this.steps.slice(0, -1), ...snapshot.steps] });
  }

  private restart(snapshot: Snapshot): void {
    this.problem = null;
    this.steps = snapshot.steps;
    this.chat = snapshot.chat;
    this.seated(snapshot);
    this.position(snapshot.match);
    this.stage.show(snapshot.match, snapshot.steps.at(-1) ?? null);
  }

  private stepped(message: Stepped): void {
    if (message.match.id !== this.latest?.id) return void this.refresh();
    if (message.step.ply <= (this.steps.at(-1)?.ply ?? 0)) return;
    this.steps = [...this.steps, message.step];
    this.undoing = null;
    this.position(message.match);
    this.stage.add(message);
  }

  private undone({ seat, match }: Undone): void {
    const mine = seat === this.you.seat;
    const asked = this.latest?.offer?.seat === seat;
    const midway = this.latest?.actor === seat; // the turn that it belongs to was not over
    this.steps = this.steps.filter((step) => step.ply <= match.ply);
    this.position(match);
    this.stage.show(match, this.steps.at(-1) ?? null);
    const sentence = mine ? translate("table-undone-you") : translate("table-undone", { name: this.names[seat] ?? "" });
    // Within a turn the board shows what is taken back; a toast is for an undo that reaches further or was asked for.
    this.undoing = (mine || midway) && !asked ? sentence : "";
    if (!this.undoing) toast(sentence);
  }

  private changed({ table, you, match }: Changed): void {
    // Whoever saw the start happen knows with which commitment it did, whatever the match is called.
    const before = this.table?.status === "waiting" ? this.table.commitment : null;
    if (before && table.match && table.status === "playing") noteMatch(before, table.match);
    this.seated({ table, you });
    if (match?.id !== this.latest?.id) {
      this.steps = [];
      this.past.leave();
      this.stage.show(match, null);
    }
    this.position(match);
    if (!match) return;
    if (match.ply === (this.steps.at(-1)?.ply ?? 0)) this.stage.amend(match);
    else this.expectTurn(match.ply);
  }

  private presenceChanged({ present, watching, clocks }: Presence): void {
    if (!this.table) return;
    const seats = this.table.seats.map((info, seat) => ({ ...info, present: present[seat] ?? info.present }));
    this.seated({ table: { ...this.table, seats, watching }, you: this.you });
    if (this.latest) this.position({ ...this.latest, clocks });
  }

  /** The step that led here follows right after the change; if it is lost, everything is fetched. */
  private expectTurn(ply: number): void {
    setTimeout(() => {
      if ((this.steps.at(-1)?.ply ?? 0) < ply && this.latest?.ply === ply) void this.refresh();
    }, TURN_PATIENCE);
  }

  private seated({ table, you }: { table: TableInfo; you: Viewer }): void {
    const before = this.table;
    this.table = table;
    this.you = you;
    if (before) for (const note of seatNotes(before, table, you)) toast(note);
    if (table.match && table.commitment && table.status !== "waiting") noteMatch(table.commitment, table.match);
    if (table.revealing) this.reveal(table, you);
    else this.elsewhere = false;
    if (table.status !== "waiting") this.starting = false;
    else if (before?.commitment !== table.commitment && startsAtOnce(table, you)) void this.startAtOnce();
    else if (before?.commitment !== table.commitment && isTakenAlong(table, you)) void this.joinRematch();
  }

  private reveal(table: TableInfo, { seat }: Viewer): void {
    const start = prepareStart(table, seat);
    this.elsewhere = start.kind === "elsewhere";
    if (start.kind === "alarm") toast(translate(start.message), "alarm");
    if (start.kind === "reveal") void this.ask({ type: "reveal", contribution: start.contribution });
  }

  private share(match: MatchInfo): void {
    const sharing = prepareShare(this.table?.commitment ?? null, match, this.you.seat);
    this.elsewhere = sharing.kind === "elsewhere";
    if (sharing.kind === "alarm") toast(translate(sharing.message), "alarm");
    if (sharing.kind === "share") void this.ask({ type: "share", ply: match.ply, share: sharing.share });
  }

  private async startAtOnce(): Promise<void> {
    this.starting = true;
    if (!(await this.ready())) this.starting = false;
  }

  private async joinRematch(): Promise<void> {
    if (!(await this.ready())) await this.unready();
  }

  private position(match: MatchInfo | null): void {
    if (match?.drawing) this.share(match);
    if (match?.standing) noteEnd(match.id, match.ply, match.standing.digest);
    this.latest = match;
    this.clocks.set(match?.clocks ?? null);
  }

  private chatted(line: ChatLine): void {
    if (!this.chat.some((known) => known.id === line.id)) this.chat = [...this.chat, line];
  }

  private failed(error: unknown): void {
    if (error instanceof ApiError && SENT_AWAY.includes(error.code)) this.socket.close();
    if (error instanceof ApiError && (!this.table || SENT_AWAY.includes(error.code))) this.problem = error;
    else if (error instanceof ApiError && error.code === STALE) void this.refresh();
    else showError(error);
  }

  private async refused(refusal: Refused): Promise<void> {
    this.notices.say(...(await explainRefusal(this.table?.game ?? "", refusal)));
  }
}
