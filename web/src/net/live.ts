// The live line of a table: one WebSocket that comes back by itself, and the actions and previews sent over it.
import { ApiError, livePath } from "./api";
import type { Act, AnyMessage, Failed, Preview, Previewed } from "./wire";

export type LineState = "connecting" | "live" | "lost";
type Waiting =
  | { kind: "act"; command: Act }
  | { kind: "preview"; command: Preview; resolve: (answer: Previewed) => void; reject: (error: ApiError) => void }
  | { kind: "beat"; command: Preview };

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
const BEAT_EVERY = 20_000;
const BEAT_PATIENCE = 8000;
const CONNECT_PATIENCE = 10_000;
const REFUSED = 4403; // the code with which the server closes a line that it will never open

export interface LineEnds {
  since: () => number; // the ply up to which everything is known
  heard: (message: AnyMessage) => void;
  changed: (state: LineState) => void;
  pending: (act: Act | null) => void; // the action that the server has not answered yet
}

/** The server answers the commands of one line in order, so a `Failed` belongs to the oldest that waits. */
export class Live {
  private socket: WebSocket | null = null;
  private waiting: Waiting[] = [];
  private pause = FIRST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private ended = false;

  constructor(
    private readonly code: string,
    private readonly ends: LineEnds,
  ) {}

  open(): void {
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
    this.beat = setInterval(() => this.check(BEAT_PATIENCE), BEAT_EVERY);
    this.connect();
  }

  close(): void {
    this.ended = true;
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    clearInterval(this.beat);
    clearTimeout(this.retry);
    this.drop();
  }

  /** Plays an action. Until it is answered it is sent again after every reconnection, always with the same ply. */
  act(command: Act): void {
    if (this.pendingAct()) return;
    this.waiting.push({ kind: "act", command });
    this.ends.pending(command);
    this.send(command);
  }

  preview(command: Preview): Promise<Previewed> {
    return new Promise((resolve, reject) => {
      if (!this.send(command)) return reject(new ApiError("unreachable"));
      this.waiting.push({ kind: "preview", command, resolve, reject });
    });
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.drop();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${livePath(this.code, this.ends.since())}`);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as AnyMessage);
    socket.onclose = ({ code }) => (code === REFUSED ? this.refused() : this.lost());
    this.expect(CONNECT_PATIENCE);
  }

  /** Nothing of an old line may be heard once there is a new one. */
  private drop(): void {
    clearTimeout(this.patience);
    if (!this.socket) return;
    this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
    for (const asked of this.waiting) if (asked.kind === "preview") asked.reject(new ApiError("unreachable"));
    this.waiting = this.waiting.filter((asked) => asked.kind === "act");
  }

  private refused(): void {
    this.drop();
    this.ends.changed("lost");
  }

  private lost(): void {
    if (this.ended) return;
    this.drop();
    this.ends.changed("lost");
    // A little chance keeps a whole table from knocking at the same moment after the server restarts.
    this.retry = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private expect(patience: number): void {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.lost(), patience);
  }

  private wake = (): void => {
    if (document.visibilityState === "hidden") return;
    this.pause = FIRST_PAUSE;
    if (!this.socket) this.connect();
    else this.check(FIRST_PAUSE * 6);
  };

  /** A line can die without a word; a question with an empty answer tells. */
  private check(patience: number): void {
    if (document.visibilityState === "hidden" || this.waiting.some((asked) => asked.kind === "beat")) return;
    const command: Preview = { type: "preview", ply: this.ends.since(), actions: [] };
    if (!this.send(command)) return;
    this.waiting.push({ kind: "beat", command });
    this.expect(patience);
  }

  private send(command: Act | Preview): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(command));
    return true;
  }

  private hear(message: AnyMessage): void {
    clearTimeout(this.patience);
    if (message.type === "previewed") return this.answered(message);
    if (message.type === "failed" && this.failed(message)) return;
    if (message.type === "refused" || (message.type === "done" && this.waiting[0]?.kind === "act")) this.settleAct();
    if ((message.type === "stepped" || message.type === "undone") && this.overtaken(message.match.ply))
      this.settleAct();
    this.ends.heard(message);
    if (message.type === "snapshot") this.welcomed(message.match?.ply ?? null);
  }

  /** After a reconnection an action that the server never saw is sent again; one that it did see is done. */
  private welcomed(ply: number | null): void {
    this.pause = FIRST_PAUSE;
    this.ends.changed("live");
    const act = this.pendingAct();
    if (!act) return;
    if (act.command.ply === ply) this.send(act.command);
    else this.settleAct();
  }

  private answered(answer: Previewed): void {
    const place = this.waiting.findIndex((asked) => asked.kind !== "act");
    const [asked] = place < 0 ? [] : this.waiting.splice(place, 1);
    if (asked?.kind === "preview") asked.resolve(answer);
  }

  /** True when the failure answers something that nobody needs to read about. */
  private failed(message: Failed): boolean {
    const asked = this.waiting.shift();
    if (asked?.kind === "act") this.ends.pending(null);
    if (asked?.kind === "preview") asked.reject(new ApiError(message.code, message.facts));
    return asked?.kind === "preview" || asked?.kind === "beat";
  }

  private pendingAct(): (Waiting & { kind: "act" }) | undefined {
    return this.waiting.find((asked) => asked.kind === "act");
  }

  private overtaken(ply: number): boolean {
    const act = this.pendingAct();
    return act !== undefined && act.command.ply !== ply;
  }

  private settleAct(): void {
    this.waiting = this.waiting.filter((asked) => asked.kind !== "act");
    this.ends.pending(null);
  }
}
