// What people and bots are called on the screen.
import type { SeatInfo } from "$src/net/wire";
import { has, language, translate } from "$src/text/texts.svelte";

/** A bot without a translated name shows its own. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? translate(`bot-${bot}`) : bot;
}

/** What a name is made of. */
export type Named = Pick<SeatInfo, "name" | "bot">;

export function seatName(info: Named | undefined): string {
  if (info?.bot) return botName(info.name ?? info.bot);
  return info?.name ?? translate("table-seat-free");
}

/** By seat, with "You" for the viewer's own; bots of one kind are numbered. */
export function namesOf(seats: Named[], viewer: number | null): string[] {
  const plain = seats.map(seatName);
  return seats.map((info, seat) => {
    const name = plain[seat]!;
    if (seat === viewer) return translate("you");
    const alike = plain.flatMap((other, place) => (other === name ? [place] : []));
    if (!info.bot || alike.length === 1) return name;
    return translate("table-bot-numbered", { name, number: alike.indexOf(seat) + 1 });
  });
}

export function listed(names: string[]): string {
  return new Intl.ListFormat(language()).format(names);
}

/** Nobody sits there yet. */
export function isFree(info: SeatInfo): boolean {
  return !info.person && info.bot === null;
}
