// How fast steps are played: those of bots as the viewer likes it, and twice as fast while too much is waiting.
import { settings, type Pace } from "$src/app/settings.svelte";
import type { Step, TableInfo } from "$src/net/wire";

export type { Pace };

const DOUBLE = 2;

/** The pace of a step: the viewer's own choice for bots at a table where no other person waits. */
export function botPace({ seat }: Step, table: TableInfo | null, viewer: number | null): Pace {
  const others = table?.seats.filter((_, other) => other !== viewer) ?? [];
  return seat !== viewer && others.every((info) => info.bot !== null) ? settings.pace : "normal";
}

/** Call once, inside a component. */
export function hasten(hurried: () => boolean): void {
  $effect(() => {
    if (!hurried()) return;
    let frame = 0;
    const speed = () => {
      for (const animation of document.getAnimations())
        if (animation.playbackRate !== DOUBLE) animation.playbackRate = DOUBLE;
      frame = requestAnimationFrame(speed);
    };
    speed();
    return () => cancelAnimationFrame(frame);
  });
}
