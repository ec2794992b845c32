// A WebSocket that goes nowhere: a test opens it, speaks through it and closes it.
import { vi } from "vitest";
import type { AnyMessage } from "$src/net/wire";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string; ply: number; action?: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get latest(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
  }

  say(message: AnyMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  fail(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FakeSocket["sent"][number]);
  }

  close(): void {
    this.readyState = 3;
  }
}

/** From here on pages connect to fake sockets, and pauses are as long as they are on average. */
export function useFakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
}
