// Who has won, in words.
import type { Verdict, WebGame } from "$src/games/game";
import type { MatchInfo, Standing } from "$src/net/wire";
import { translate } from "$src/text/texts.svelte";
import { listed } from "./names";

export const winnersOf = ({ places }: Standing) => places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** What the game itself says of a match played alone to its end. */
export function judge(game: WebGame, match: MatchInfo, viewer: number | null): Verdict | null {
  const { standing } = match;
  if (!standing || standing.places.length > 1 || standing.resigned.length > 0) return null;
  return game.verdict?.(match, viewer) ?? null;
}

export function verdictOf(standing: Standing, names: string[], viewer: number | null): string {
  const winners = winnersOf(standing);
  const points = standing.scores[winners[0] ?? 0] ?? 0;
  const name = names[winners[0] ?? 0] ?? "";
  if (standing.places.length === 1 && standing.resigned.length > 0) return translate("table-over-given-up");
  if (winners.length === 0) return translate("table-over-lost", { points });
  if (standing.resigned.length === standing.places.length - 1)
    return winners[0] === viewer ? translate("table-over-you-alone") : translate("table-over-alone", { name });
  if (winners.length > 1)
    return translate("table-over-shared", { names: listed(winners.map((seat) => names[seat] ?? "")), points });
  if (winners[0] === viewer) return translate("table-over-you", { points });
  return translate("table-over-winner", { name, points });
}

/** By how much it was won; nothing where points did not decide it. */
export function marginOf(standing: Standing, names: string[], viewer: number | null): string | null {
  const { scores, places, resigned } = standing;
  const [winner, ...shared] = winnersOf(standing);
  const second = places.indexOf(2);
  if (winner === undefined || shared.length || second < 0 || resigned.length) return null;
  const points = (scores[winner] ?? 0) - (scores[second] ?? 0);
  if (points <= 0) return null;
  if (second === viewer) return translate("finale-margin-you", { points });
  return translate("finale-margin", { points, name: names[second] ?? "" });
}
