// Where actions take place on the board, for marks that point there.
import type { Places } from "../game";
import { formatGroup, parseAction } from "./notation";
import { gutterPath } from "./trace";

const NOWHERE: Places = { from: null, to: null };

export function places([text = ""]: readonly string[], _: unknown, seat: number): Places {
  const action = parseAction(text);
  if (action?.kind === "return") return { from: null, to: { whole: "[data-return]" } };
  if (action?.kind === "keep") return { from: null, to: { whole: `[data-keep="${action.colour}"]` } };
  if (action?.kind !== "place") return NOWHERE;
  const strip = { whole: `[data-palace="${seat}"] [data-place="${seat}-${action.target}"]`, parts: "[data-space]" };
  return {
    from: { whole: `[data-group="${formatGroup(action.group)}"]`, parts: "[data-pane]" },
    to: action.target === "break" ? { whole: `[data-glass="${seat}"]` } : strip,
  };
}

/** Through the gutters, as the trace of the last move; none where the market is below the palace, across which it led. */
export function route(root: HTMLElement, canvas: Element, text: string, seat: number): string | null {
  const action = parseAction(text);
  if (action?.kind !== "place" || action.target === "break") return null;
  const [market, front] = [".market", "[data-front]"].map((part) => root.querySelector(part)?.getBoundingClientRect());
  if (market && front && market.top > front.top) return null;
  return gutterPath(root, canvas, action.group.source, seat, action.target)?.d ?? null;
}
