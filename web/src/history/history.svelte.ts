// The matches that this guest has played to their end, as lists show them.
import { introduce } from "$src/app/guest.svelte";
import { api } from "$src/net/api";
import type { History, PastMatch, Statistics } from "$src/net/wire";
import { namesOf } from "$src/table/names";
import { translate } from "$src/text/texts.svelte";

interface Past {
  latest: History | null; // the first page, of all games
  statistics: Statistics | null;
}

export const past = $state<Past>({ latest: null, statistics: null });

/** Fetches what the home page shows of the history. */
export async function lookBack(): Promise<void> {
  await introduce();
  [past.latest, past.statistics] = await Promise.all([api.history(), api.statistics()]);
}

/** The others, as they were called then. */
export function othersIn({ seats, seat }: PastMatch): string[] {
  return namesOf(seats, seat).filter((_, each) => each !== seat);
}

/** The others with their points, the best first: "Zofia 61, Jiří 48". */
export function othersWithPoints({ seats, seat, scores, places }: PastMatch): string {
  const names = namesOf(seats, seat);
  const order = seats.map((_, each) => each).sort((a, b) => places[a]! - places[b]!);
  return order
    .filter((each) => each !== seat)
    .map((each) => `${names[each]} ${scores[each]}`)
    .join(", ");
}

export type Light = "lit" | "half" | "unlit";

/** How a match went for this guest: won, won together with others, or not. */
export function lightOf({ places, seat }: Pick<PastMatch, "places" | "seat">): Light {
  if (places[seat] !== 1) return "unlit";
  return places.filter((place) => place === 1).length > 1 ? "half" : "lit";
}

/** The place in a word. */
export function placeWords({ places, seat, resigned }: PastMatch): string {
  const place = places[seat]!;
  if (resigned.includes(seat)) return translate("history-resigned");
  if (place === 1) return translate(lightOf({ places, seat }) === "half" ? "history-shared" : "history-won");
  return places.length === 1 ? translate("history-lost") : translate("history-place", { place });
}

/** How a match ended, in a few words: "you won 52 to 47". */
export function resultWords(match: PastMatch): string {
  const { scores, seat, places } = match;
  const mine = scores[seat]!;
  if (places.length === 1) return translate("home-you-alone", { mine });
  const best = Math.max(...scores.filter((_, each) => each !== seat));
  const light = lightOf(match);
  if (light === "half") return translate("home-you-shared", { mine });
  return translate(light === "lit" ? "home-you-won" : "home-you-lost", { mine, best });
}
