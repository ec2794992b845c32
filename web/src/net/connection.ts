// The connection to a table: one WebSocket that reconnects by itself, and the actions and previews sent over it.
import { ApiError, livePath } from "./api";
import type { Act, AnyMessage, Failed, Preview, Previewed } from "./wire";

export type ConnectionState = "connecting" | "live" | "lost" | "full";
type Waiting =
  | { kind: "act"; command: Act }
  | { kind: "preview"; command: Preview; resolve: (answer: Previewed) => void; reject: (error: ApiError) => void }
  | { kind: "heartbeat"; command: Preview };

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
const FIRST_FULL_PAUSE = 30_000; // a server without room is left in peace
const LONGEST_FULL_PAUSE = 240_000;
const HEARTBEAT_EVERY = 20_000;
const HEARTBEAT_PATIENCE = 8000;
const CONNECT_PATIENCE = 10_000;
const REFUSED = 4403; // the code with which the server closes a connection that it will never accept
const TRY_LATER = 4429; // and one for which it has no room now

export interface ConnectionHandlers {
  since: () => number; // the ply up to which everything is known
  onMessage: (message: AnyMessage) => void;
  onState: (state: ConnectionState) => void;
  onPending: (act: Act | null) => void; // the action that the server has not answered yet
}

/** The server answers the commands of one connection in order, so a `Failed` belongs to the oldest that waits. */
export class Connection {
  private socket: WebSocket | null = null;
  private waiting: Waiting[] = [];
  private pause = FIRST_PAUSE;
  private fullPause = FIRST_FULL_PAUSE;
  private state: ConnectionState = "connecting";
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private ended = false;

  constructor(
    private readonly code: string,
    private readonly handlers: ConnectionHandlers,
  ) {}

  open(): void {
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
    this.heartbeat = setInterval(() => this.check(HEARTBEAT_PATIENCE), HEARTBEAT_EVERY);
    this.connect();
  }

  close(): void {
    this.ended = true;
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    clearInterval(this.heartbeat);
    clearTimeout(this.retry);
    this.drop();
  }

  /** Sends an action. Until it is answered it is sent again after every reconnection, always with the same ply. */
  act(command: Act): void {
    if (this.pendingAct()) return;
    this.waiting.push({ kind: "act", command });
    this.handlers.onPending(command);
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
    const socket = new WebSocket(`${scheme}//${location.host}${livePath(this.code, this.handlers.since())}`);
    this.socket = socket;
    socket.onmessage = (event) => this.handle(JSON.parse(event.data as string) as AnyMessage);
    socket.onclose = ({ code }) => this.closed(code);
    this.expect(CONNECT_PATIENCE);
  }

  /** Closes the socket for good: nothing of an old one may be handled once there is a new one. */
  private drop(): void {
    clearTimeout(this.patience);
    if (!this.socket) return;
    this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
    for (const asked of this.waiting) if (asked.kind === "preview") asked.reject(new ApiError("unreachable"));
    this.waiting = this.waiting.filter((asked) => asked.kind === "act");
  }

  private closed(code: number): void {
    if (code === REFUSED) this.refused();
    else if (code === TRY_LATER) this.full();
    else this.lost();
  }

  private refused(): void {
    this.drop();
    this.become("lost");
  }

  private lost(): void {
    if (this.ended) return;
    this.drop();
    this.become("lost");
    this.retryAfter(this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private full(): void {
    this.drop();
    this.become("full");
    this.retryAfter(this.fullPause);
    this.fullPause = Math.min(this.fullPause * 2, LONGEST_FULL_PAUSE);
  }

  private become(state: ConnectionState): void {
    this.state = state;
    this.handlers.onState(state);
  }

  /** Pauses differ a little, so that a whole table does not reconnect at the same moment after the server restarts. */
  private retryAfter(pause: number): void {
    this.retry = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  private expect(patience: number): void {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.lost(), patience);
  }

  private wake = (): void => {
    if (document.visibilityState === "hidden" || this.state === "full") return;
    this.pause = FIRST_PAUSE;
    if (!this.socket) this.connect();
    else this.check(FIRST_PAUSE * 6);
  };

  /** Asks something that has an empty answer: a connection can break without notice, and then no answer comes. */
  private check(patience: number): void {
    if (document.visibilityState === "hidden" || this.waiting.some((asked) => asked.kind === "heartbeat")) return;
    const command: Preview = { type: "preview", ply: this.handlers.since(), actions: [] };
    if (!this.send(command)) return;
    this.waiting.push({ kind: "heartbeat", command });
    this.expect(patience);
  }

  private send(command: Act | Preview): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(command));
    return true;
  }

  private handle(message: AnyMessage): void {
    clearTimeout(this.patience);
    if (message.type === "previewed") return this.answered(message);
    if (message.type === "failed" && this.failed(message)) return;
    if (message.type === "refused" || (message.type === "done" && this.waiting[0]?.kind === "act")) this.settleAct();
    if ((message.type === "stepped" || message.type === "undone") && this.overtaken(message.match.ply))
      this.settleAct();
    this.handlers.onMessage(message);
    if (message.type === "snapshot") this.welcomed(message.match?.ply ?? null);
  }

  /** After a reconnection an action that the server never saw is sent again; one that it did see is done. */
  private welcomed(ply: number | null): void {
    this.pause = FIRST_PAUSE;
    this.fullPause = FIRST_FULL_PAUSE;
    this.become("live");
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
    // Before the snapshot it says why there is no connection. That there is no room is said once.
    if (this.state !== "live") return this.state === "full";
    const asked = this.waiting.shift();
    if (asked?.kind === "act") this.handlers.onPending(null);
    if (asked?.kind === "preview") asked.reject(new ApiError(message.code, message.facts));
    return asked?.kind === "preview" || asked?.kind === "heartbeat";
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
    this.handlers.onPending(null);
  }
}
