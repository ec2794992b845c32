// The keyboard on the board: arrows inside the market and the palace, digits, Esc, and single letters.
import { pressBoardKey, type BoardKeys } from "../board/keys";
import { SLOTS } from "./components";
import { formatGroup, same, type Group } from "./notation";
import type { Play } from "./play.svelte";

/** Every group on offer: the factories around the ring with their colours, then the centre. */
export function groupsOf(sources: number[][]): Group[] {
  const around = [...sources.keys()].slice(1);
  return [...around, 0].flatMap((source) =>
    sources[source]!.flatMap((count, colour) => (count ? [{ source, colour }] : [])),
  );
}

/** The group that Tab comes to. */
export function tabStop(play: Play): Group | null {
  const groups = groupsOf(play.shown.sources);
  return groups.find((group) => same(group, play.sourceAt)) ?? groups[0] ?? null;
}

export function walkMarket(play: Play, event: KeyboardEvent): void {
  const at = tabStop(play);
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!at || (step === undefined && event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
  event.preventDefault();
  const groups = groupsOf(play.shown.sources);
  const here = groups.findIndex((group) => same(group, at));
  if (step) return goTo(play, groups.at((here + step) % groups.length)!);
  const across = groups.find((group) => (at.source === 0) === group.source > 0);
  if (across) goTo(play, across);
}

function goTo(play: Play, group: Group): void {
  play.sourceAt = group;
  play.focus(`[data-group="${formatGroup(group)}"]`);
}

/** Left and right visit legal strips only, once a group is picked. */
export function walkPalace(play: Play, event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const choosing = play.targets.some((action) => action.kind === "place" && action.target !== "break");
  for (let moved = 1; moved <= SLOTS; moved++) {
    const slot = (play.stripAt + step * moved + SLOTS * SLOTS) % SLOTS;
    if (choosing && !play.isTarget(slot)) continue;
    play.stripAt = slot;
    return play.focus(`[data-strip="${slot}"]`);
  }
}

const KEYS: BoardKeys<Play> = {
  escape: (play) => {
    const picked = play.picked !== null;
    if (picked) play.cancel(true);
    return picked;
  },
  digit: goToFactory,
  letters: {
    r: (play) => play.returnGlazier(),
    o: (play) => play.focus("[data-opponent]"),
  },
};

export const pressKey = (play: Play, event: KeyboardEvent) => pressBoardKey(KEYS, play, event);

/** Pressed again, a digit walks the colours of its factory. */
function goToFactory(play: Play, source: number): void {
  const groups = groupsOf(play.shown.sources).filter((group) => group.source === source);
  if (!groups.length) return;
  const focused = document.activeElement?.getAttribute("data-group");
  const here = groups.findIndex((group) => formatGroup(group) === focused);
  goTo(play, groups[(here + 1) % groups.length]!);
}
