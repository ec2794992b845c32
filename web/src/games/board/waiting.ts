// Who acts while the viewer has nothing to do.
import { translate } from "$src/text/texts.svelte";
import type { BoardProps } from "../game";

interface Waiting {
  shown: { actor: number };
  viewer: number | null;
  table: Pick<BoardProps, "names">;
}

/** The message about whoever acts, in the second person (`message` with "-you") for the viewer; nothing once nobody acts. */
export function nameActor({ shown, viewer, table }: Waiting, message: string): string {
  if (shown.actor < 0) return "";
  if (shown.actor === viewer) return translate(`${message}-you`);
  return translate(message, { name: table.names[shown.actor]! });
}
