// What drives a board: a table over its connection, or a free board that asks the server after every action.
import type { Foresight } from "$src/games/game";
import type { SeatInfo, Step } from "$src/net/wire";
import type { Notices } from "./notice.svelte";
import type { Stage } from "./stage.svelte";

export interface BoardFeed {
  readonly stage: Stage; // the position as the board shows it, and the step that led to it
  readonly notices: Notices; // why the last press did nothing
  readonly seats: SeatInfo[];
  readonly names: string[]; // by seat, ready to show
  readonly viewer: number | null; // whose board is played at; null for a spectator
  readonly told: Step[]; // what the board has shown to its end
  readonly busy: boolean; // an action is on its way
  act(action: string): void;
  undo(): void | Promise<void>;
  preview(actions: string[]): Promise<Foresight>;
  refuse(action: string): void; // says which rule forbids an action
}
