// What a step of a lesson says now, ready to show.
import type { LessonAnswer } from "$src/net/wire";
import { translate } from "$src/text/texts.svelte";

export interface Speech {
  title: string;
  more: string[];
  task: string | null; // the thing to do
  kind: "step" | "right" | "fine" | "weak";
}

/** The step, or the reply to the last action until the reader goes on. */
export function speechOf({ shown, reply }: LessonAnswer): Speech {
  const task = shown.task === null ? null : translate(shown.task);
  if (reply?.message && reply.kind !== "refused")
    return { title: translate(reply.message, reply.facts), more: [], task, kind: reply.kind as Speech["kind"] };
  return { title: translate(shown.title), more: shown.more.map((name) => translate(name)), task, kind: "step" };
}

/** Nothing is to be read here: the lesson leads on by itself. */
export function leadsOnSilently({ done, reply }: LessonAnswer): boolean {
  return done && reply?.kind === "right" && !reply.message;
}
