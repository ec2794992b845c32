// A table as its messages tell it, and everything a person can ask of it.
import { bind, contribute } from "$src/fair/memory";
import type { Foresight } from "$src/games/game";
import { api, ApiError, complain } from "$src/net/api";
import { Live, type LineState } from "$src/net/live";
import type {
  AnyCommand,
  AnyMessage,
  Changed,
  ChatLine,
  Configure,
  MatchInfo,
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
import { namesOf } from "./names";
import { seatNotes } from "./notes";
import { explainRefusal } from "./reasons";
import { Stage } from "./stage.svelte";

const STALE = "stale";
const TURN_PATIENCE = 1500;

/** Against bots nobody needs to be waited for. */
function startsAtOnce({ status, seats }: TableInfo, { seat, host }: Viewer): boolean {
  const alone = seats.every((info, each) => (each === seat ? !info.ready : info.bot !== null));
  return status === "waiting" && host && seat !== null && alone;
}

export class TableStore {
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<Viewer>({ seat: null, host: false });
  steps = $state.raw<Step[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  line = $state<LineState>("connecting");
  busy = $state(false);
  starting = $state(false); // against bots only: there is nothing to wait for
  problem = $state<ApiError | null>(null); // why the table cannot be shown at all
  latest = $state.raw<MatchInfo | null>(null); // the newest position, which the board may still be on its way to
  undoing = $state<string | null>(null); // what to say of a taking back that no toast tells, until somebody acts
  readonly stage = new Stage();
  readonly clocks = new ClockFace();
  readonly names = $derived(namesOf(this.table?.seats ?? [], this.you.seat));
  /** What the board shows; nothing while the table waits, though the last match may still be known. */
  readonly shown = $derived(this.table?.status === "waiting" ? null : this.stage.match);
  readonly canUndo = $derived(
    this.table?.status === "playing" &&
      this.latest?.undo !== "none" &&
      !this.latest?.offer &&
      this.steps.some((step) => step.seat === this.you.seat),
  );
  private readonly live: Live;
  private refreshing = false;

  constructor(readonly code: string) {
    this.live = new Live(code, {
      since: () => this.overlap(),
      heard: (message) => this.hear(message),
      changed: (state) => this.connected(state),
      pending: (act) => (this.busy = act !== null),
    });
  }

  /** The table is followed until the returned function is called. */
  follow(): () => void {
    this.live.open();
    const still = this.clocks.run();
    return () => {
      this.live.close();
      still();
    };
  }

  act = (action: string): void => {
    const ply = this.stage.match?.ply;
    if (ply !== undefined) this.live.act({ type: "act", ply, action });
  };

  /** What the actions would bring; nothing when the position has moved on or the line is down. */
  preview = (actions: string[]): Promise<Foresight> => {
    const ply = this.stage.match?.ply ?? 0;
    return this.live.preview({ type: "preview", ply, actions }).catch(() => ({ outcomes: {}, refused: {} }));
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
  unready = () => this.ask({ type: "ready", ready: false });

  undo = async (): Promise<void> => {
    if (!this.latest) return;
    const asked = this.latest.undo === "ask";
    const done = await this.ask({ type: "undo", ply: this.latest.ply });
    if (done && asked) toast(translate("table-undo-asked"));
  };

  ready = (): Promise<boolean> => {
    const commitment = this.table?.commitment;
    return this.ask({
      type: "ready",
      ready: true,
      contribution: commitment ? contribute(this.code, commitment) : null,
    });
  };

  /** Everything anew, without a word to the reader. */
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

  /** Whether it went well. What changes is told over the live line; the answer counts only while that is down. */
  private async ask(command: AnyCommand): Promise<boolean> {
    try {
      const message = await api.command(this.code, command);
      const refused = message.type === "failed" || message.type === "refused";
      if (refused || this.line !== "live") this.hear(message);
      return !refused;
    } catch (error) {
      this.failed(error);
      return false;
    }
  }

  /** One known step is asked for again: if it comes back changed, something was undone while nobody listened. */
  private overlap(): number {
    return this.steps.at(-2)?.ply ?? 0;
  }

  private connected(state: LineState): void {
    this.line = state;
    // A table that is gone, or a private one, closes the line at once; the reason is told over HTTP only.
    if (state === "lost" && !this.table) void this.refresh();
  }

  private hear(message: AnyMessage): void {
    if (message.type === "snapshot") this.resume(message);
    if (message.type === "stepped") this.stepped(message);
    if (message.type === "undone") this.undone(message);
    if (message.type === "changed") this.changed(message);
    if (message.type === "chatted") this.chatted(message.line);
    if (message.type === "refused") void this.refused(message);
    if (message.type === "failed") this.failed(new ApiError(message.code, message.facts));
  }

  /** A snapshot of the live line continues what is known, or shows that it no longer holds. */
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
    const midway = this.latest?.actor === seat; // a step of a step that was not over
    this.steps = this.steps.filter((step) => step.ply <= match.ply);
    this.position(match);
    this.stage.show(match, this.steps.at(-1) ?? null);
    const sentence = mine ? translate("table-undone-you") : translate("table-undone", { name: this.names[seat] ?? "" });
    // Steps of a step come and go on the board; whoever takes back what nobody has answered yet sees or hears it.
    this.undoing = (mine || midway) && !asked ? sentence : "";
    if (!this.undoing) toast(sentence);
  }

  private changed({ table, you, match }: Changed): void {
    this.seated({ table, you });
    if (match?.id !== this.latest?.id) {
      this.steps = [];
      this.stage.show(match, null);
    }
    this.position(match);
    if (!match) return;
    if (match.ply === (this.steps.at(-1)?.ply ?? 0)) this.stage.amend(match);
    else this.expectTurn(match.ply);
  }

  /** The step that led here is told right after the change; should it be lost, everything is fetched. */
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
    if (table.match && table.status === "playing" && you.seat !== null) bind(this.code, table.match);
    if (table.status !== "waiting") this.starting = false;
    else if (before?.commitment !== table.commitment && startsAtOnce(table, you)) void this.startAtOnce();
  }

  private async startAtOnce(): Promise<void> {
    this.starting = true;
    if (!(await this.ready())) this.starting = false;
  }

  private position(match: MatchInfo | null): void {
    this.latest = match;
    this.clocks.set(match?.clocks ?? null);
  }

  private chatted(line: ChatLine): void {
    if (!this.chat.some((known) => known.id === line.id)) this.chat = [...this.chat, line];
  }

  private failed(error: unknown): void {
    if (!this.table && error instanceof ApiError) this.problem = error;
    else if (error instanceof ApiError && error.code === STALE) void this.refresh();
    else complain(error);
  }

  private async refused(refusal: Refused): Promise<void> {
    toast(await explainRefusal(this.table?.game ?? "", refusal), "alarm");
  }
}
