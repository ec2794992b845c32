// What happened, in one line each, from the same messages as the terminal.
import type { Step } from "$src/net/wire";
import { translate } from "$src/text/texts.svelte";
import { fence, joinFacts, seatOf, withPieces } from "../board/log";
import type { LogLine } from "../game";
import { sum } from "$src/text/numbers";
import { COLOUR_NAMES } from "./components";
import { letterOf } from "./faces";
import { cellName } from "./grid";
import { pieceFace, tilePiece } from "./pieces";
import { letterWord, sidesWords, sorted } from "./words";
import type { FrameClosed, TileDrawn, TileLaid, UzoryEvent } from "./wire";

/** What a step brought, one line for each seat and for the table. */
export function log(step: Step<UzoryEvent>, names: string[]): LogLine[] {
  const facts = joinDraws(step.events).flatMap((drawn) => {
    const event = Array.isArray(drawn) ? drawn[0]! : drawn;
    const sentence = Array.isArray(drawn) ? describeDrawn(drawn) : describe(drawn, names);
    return sentence ? [{ event, seat: seatOf(event), bits: withPieces(sentence, pieceWord) }] : [];
  });
  return joinFacts(facts);
}

/** Tiles that a seat draws one after the other make one fact; unknown tiles make none. */
function joinDraws(events: UzoryEvent[]): (UzoryEvent | TileDrawn[])[] {
  const facts: (UzoryEvent | TileDrawn[])[] = [];
  for (const event of events) {
    const last = facts.at(-1);
    if (event.type !== "TileDrawn") facts.push(event);
    else if (Array.isArray(last) && last[0]!.seat === event.seat) last.push(event);
    else if (event.tile !== null) facts.push([event]);
  }
  return facts;
}

/** The fact without its player, or null for what needs no words. */
function describe(event: UzoryEvent, names: string[]): string | null {
  switch (event.type) {
    case "ColourChosen":
      return `${translate("uzory-log-colour", { colour: COLOUR_NAMES[event.colour]! })} ${fence(letterOf(event.colour))}`;
    case "StarterNamed":
      return translate("uzory-log-starter");
    case "StartTileLaid":
      return translate("uzory-log-start", { tile: fence(tilePiece(event.tile)), cell: cellName([0, 0]) });
    case "TileLaid":
      return describeLaid(event);
    case "FrameClosed":
      return describeFrame(event);
    case "PatternFinished":
      return event.named_by === null
        ? translate("uzory-log-point", { points: event.points })
        : translate("uzory-log-point-named", { points: event.points, name: names[event.named_by]! });
    default:
      return describeRest(event);
  }
}

function describeRest(event: UzoryEvent): string | null {
  switch (event.type) {
    case "TilesDiscarded":
      return translate("uzory-log-discarded", { count: event.places.length });
    case "TurnSkipped":
      return translate(event.decided ? "uzory-log-skipped" : "uzory-log-redraw");
    case "StackRenewed":
      return translate("uzory-log-renewed", { count: event.tiles });
    case "MatchEnded":
      return translate(`uzory-log-ended-${event.reason}`);
    case "FinalScored":
      return translate("uzory-log-final", {
        points: sum(event.score.parts.map((part) => part.points)),
        shards: event.shards,
      });
    default:
      return null;
  }
}

function describeDrawn(drawn: TileDrawn[]): string {
  return translate("uzory-log-dealt", { tile: drawn.map(({ tile }) => fence(tilePiece(tile!))).join("") });
}

function describeLaid({ tile, turn, cell, shard, sides }: TileLaid): string {
  const facts = { tile: fence(tilePiece(tile, turn, shard, sides)), cell: cellName(cell) };
  return translate(shard === null ? "uzory-log-laid" : "uzory-log-laid-shard", facts);
}

function describeFrame({ verdict, areas, candidates }: FrameClosed): string {
  const kind = verdict === "clear" || (verdict === "tie" && candidates.length === 1) ? "" : `-${verdict}`;
  const amounts = sorted(areas).map(([colour, area]) => `${area} ${fence(letterOf(colour))}`);
  return translate(`uzory-log-frame${kind}`, { areas: amounts.join(" ") });
}

function pieceWord(piece: string): string {
  const face = pieceFace(piece);
  return face ? sidesWords(face) : letterWord(piece);
}
