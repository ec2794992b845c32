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
export function speechOf({ shown, reply, done }: LessonAnswer): Speech {
  if (reply?.message && reply.kind !== "refused") {
    const kind = reply.kind as Speech["kind"];
    if (done || kind !== "right") return { title: replied(kind), more: [said(reply)], task: null, kind };
    return { title: translate(shown.title), more: [said(reply)], task: taskOf(shown), kind: "step" };
  }
  return {
    title: translate(shown.title),
    more: shown.more.map((name) => translate(name)),
    task: taskOf(shown),
    kind: "step",
  };
}

function replied(kind: Speech["kind"]): string {
  return translate(`guide-lesson-reply-${kind}`);
}

function said({ message, facts }: NonNullable<LessonAnswer["reply"]>): string {
  return translate(message!, facts);
}

function taskOf({ task }: LessonAnswer["shown"]): string | null {
  return task === null ? null : translate(task);
}

/** Nothing is to be read here: the lesson leads on by itself. */
export function leadsOnSilently({ done, reply }: LessonAnswer): boolean {
  return done && reply?.kind === "right" && !reply.message;
}
