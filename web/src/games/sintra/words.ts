// Names of things, as they are shown and read aloud.
import type { SeatView, SintraView, SlotView } from "./wire";
import { translate } from "$src/text/texts.svelte";
import { COLOUR_CODES, COLOUR_NAMES, GLASS_ROWS, JOKER_CODE, ROUND_NAMES, WINDOW_POINTS } from "./components";
import type { Group } from "./notation";
import { otherFace } from "./spaces";
import { signed } from "$src/text/numbers";

export function colourWord(colour: number): string {
  return translate(`sintra-colour-${COLOUR_NAMES[colour]}`);
}

/** "2 pink" */
export function panesWord(colour: number, count: number): string {
  return translate("sintra-count", { count, colour: COLOUR_NAMES[colour]! });
}

/** "2 pink, 1 blue", or "nothing" */
export function listPanes(panes: readonly number[], jokers = 0): string {
  const words = panes.flatMap((count, colour) => (count ? [panesWord(colour, count)] : []));
  if (jokers) words.push(translate("sintra-count-jokers", { count: jokers }));
  return words.join(", ") || translate("sintra-empty");
}

export function nameSource(view: SintraView, source: number): string {
  const panes = listPanes(view.sources[source]!);
  if (source) return translate("sintra-display-panes", { number: source, panes });
  return translate(view.marker_in_centre ? "sintra-plain-centre-marker" : "sintra-plain-centre", { panes });
}

/** "Factory 2: 2 pink. 3 strips possible." */
export function nameGroup(view: SintraView, { source, colour }: Group, possible: string): string {
  const panes = panesWord(colour, view.sources[source]![colour]!);
  const name = source
    ? translate("sintra-display-panes", { number: source, panes })
    : translate("sintra-plain-centre", { panes });
  return possible ? `${name} ${possible}` : name;
}

export function nameStrip(seat: SeatView, number: number, reachable: boolean | null, outcome: string): string {
  const slot = seat.slots[number]!;
  const place = number === seat.glazier ? "under" : number < seat.glazier ? "left" : "right";
  const sentences = [translate("sintra-strip", { slot: number + 1, place }), describeStrip(slot)];
  if (reachable === false) sentences.push(translate(place === "left" ? "sintra-strip-closed" : "sintra-strip-no-room"));
  if (reachable && !outcome) sentences.push(translate("sintra-strip-possible"));
  if (outcome) sentences.push(outcome);
  return sentences.join(" ");
}

function describeStrip(slot: SlotView): string {
  if (slot.face === null) return translate("sintra-strip-gone");
  const needs = translate("sintra-strip-needs", { needs: listPanes(slot.spaces, slot.jokers) });
  const holds = slot.panes.some(Boolean) ? [translate("sintra-strip-holds", { panes: listPanes(slot.panes) })] : [];
  const other = slot.upper === null ? [translate("sintra-strip-other", { panes: listFace(slot.face) })] : [];
  return [needs, ...holds, ...other].join(" ");
}

function listFace(face: number): string {
  const needs = otherFace(face);
  const jokers = needs.find(([code]) => code === JOKER_CODE)?.[1] ?? 0;
  return listPanes(
    [...COLOUR_CODES].map((code) => needs.find(([need]) => need === code)?.[1] ?? 0),
    jokers,
  );
}

export function nameWindow(slot: SlotView, number: number): string {
  const facts = { slot: number + 1, points: WINDOW_POINTS[number]! };
  if (slot.upper === null) return translate("sintra-window-empty", facts);
  if (slot.lower === null) return translate("sintra-window-half", { ...facts, upper: colourWord(slot.upper) });
  return translate("sintra-window-full", { ...facts, upper: colourWord(slot.upper), lower: colourWord(slot.lower) });
}

/** Ornament k is surrounded by the lights of windows 2k−1 and 2k (S11.3). */
export function ornamentWord(seat: SeatView, number: number): string {
  const windows = seat.slots.slice(number * 2, number * 2 + 2);
  const count = windows.flatMap((slot) => [slot.upper, slot.lower]).filter((pane) => pane !== null).length;
  return translate("sintra-ornament", {
    left: number * 2 + 1,
    right: number * 2 + 2,
    count,
    points: seat.score.parts.find((part) => part.reason === "ornaments")?.terms[number] ?? 0,
  });
}

export function nameRound(view: SintraView): string {
  return translate("sintra-round", { round: ROUND_NAMES[view.round]! });
}

/** Points a row of the broken glass track stands for, with a true minus. */
export function glassWord(row: number): string {
  return signed(GLASS_ROWS[row]!);
}
