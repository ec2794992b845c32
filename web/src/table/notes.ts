// What is worth a word when the seats of a table change.
import type { SeatInfo, TableInfo, Viewer } from "$src/net/wire";
import { translate } from "$src/text/texts.svelte";
import { seatName } from "./names";

export function seatNotes(before: TableInfo, after: TableInfo, { seat: mine, host }: Viewer): string[] {
  if (after.status === "waiting" && before.status !== "waiting") return [];
  if (after.status === "waiting")
    return [...comings(before, after, mine), ...(host ? [] : changes(before, after)), ...callOff(before, after)];
  return after.seats.flatMap((now, seat) => {
    const then = before.seats[seat];
    return then && seat !== mine ? doings(then, now, after.status === "playing") : [];
  });
}

/** Whoever was ready has to say so again. */
function changes(before: TableInfo, after: TableInfo): string[] {
  const played = ({ options, clock, takeover_after }: TableInfo) => JSON.stringify([options, clock, takeover_after]);
  return played(before) === played(after) ? [] : [translate("table-note-options")];
}

/** Somebody did not want to start after all; for those who were ready it looks as if nothing had been said. */
function callOff(before: TableInfo, after: TableInfo): string[] {
  return before.revealing && !after.revealing ? [translate("table-note-called-off")] : [];
}

/** People may change seats, so they are told apart by name. */
function comings(before: TableInfo, after: TableInfo, mine: number | null): string[] {
  const people = (table: TableInfo) => table.seats.flatMap((info) => (info.person ? [seatName(info)] : []));
  const me = mine === null ? undefined : after.seats[mine]?.name;
  const here = people(after);
  const were = people(before);
  return [
    ...here.filter((name) => !were.includes(name) && name !== me).map((name) => translate("table-note-sat", { name })),
    ...were
      .filter((name) => !here.includes(name) && mine !== null)
      .map((name) => translate("table-note-stood", { name })),
  ];
}

function doings(then: SeatInfo, now: SeatInfo, playing: boolean): string[] {
  if (then.person && !now.person) return [translate("table-note-removed", { name: seatName(then) })];
  const name = seatName(now);
  const notes: string[] = [];
  if (now.resigned && !then.resigned) notes.push(translate("table-note-resigned", { name }));
  if (playing && now.person && !then.present && now.present) notes.push(translate("table-note-back", { name }));
  if (now.stand_in && !then.stand_in && !now.resigned) notes.push(translate("table-note-standin", { name }));
  if (now.rematch && !then.rematch) notes.push(translate("table-note-rematch", { name }));
  return notes;
}
