// Everything on the board that somebody may wonder about in a position: what it would bring, or why it may not be.
import type { SagradaView } from "./wire";
import { CELLS } from "./components";
import { changeBy, onCell, payDie, swapDie, takeDie, useTool, verbOf } from "./notation";

export function previewRequests(view: SagradaView, mayExchange: boolean): string[] {
  return [...new Set([...cells(view), ...dice(view, mayExchange), ...tools(view), ...steps(view)])];
}

function cells({ phase }: SagradaView): string[] {
  const verb = verbOf(phase);
  return verb ? Array.from({ length: CELLS }, (_, cell) => onCell(verb, cell)) : [];
}

/** A die that can be taken instead of the one in hand needs no reason. */
function dice({ phase, pool }: SagradaView, mayExchange: boolean): string[] {
  if (phase === "pay") return pool.map(payDie);
  return phase === "choose" || mayExchange ? [] : pool.map(takeDie);
}

function tools({ phase, tools }: SagradaView): string[] {
  return phase === "choose" ? [] : tools.map(({ tool }) => useTool(tool));
}

function steps({ phase, track }: SagradaView): string[] {
  if (phase === "change") return [changeBy(-1), changeBy(1)];
  if (phase === "swap") return track.flatMap((space, round) => space.map((die) => swapDie(round, die)));
  return [];
}
