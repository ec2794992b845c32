// What a screen reader says for a cell of the field.
import { translate } from "$src/text/texts.svelte";
import { cellName, spotOf } from "./grid";
import type { Play } from "./play.svelte";
import { closingWords, sidesWords } from "./words";

export function nameCell(play: Play, key: string): string {
  const cell = cellName(spotOf(key));
  const face = play.floor.get(key);
  if (face) {
    const tile = translate("uzory-board-cell-tile", { cell, sides: sidesWords(face) });
    return face.shard === null ? tile : `${tile} ${translate("uzory-board-cell-shard")}`;
  }
  const fit = play.fits.get(key);
  if (fit === "turn") return translate("uzory-board-cell-turn", { cell });
  if (fit)
    return `${translate(fit === "fits" ? "uzory-board-cell-possible" : "uzory-board-cell-sharded", { cell })} ${outcome(play, key)}`;
  return nameEmpty(play, key, cell);
}

function outcome(play: Play, key: string): string {
  const closings = play.foresight.closings(play.actionOn(key));
  if (!closings) return "";
  const names = { names: play.table.names, viewer: play.viewer };
  return closings.map((closing) => closingWords(closing, names)).join(" ") || translate("uzory-board-closes-none");
}

function nameEmpty(play: Play, key: string, cell: string): string {
  const reason = play.picked === null ? null : play.foresight.why(play.actionOn(key));
  return reason
    ? translate("uzory-board-cell-why", { cell, reason: reason.text })
    : translate("uzory-board-cell-empty", { cell });
}
