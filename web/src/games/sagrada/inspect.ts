// Looking more closely: by hovering, by the focus of the keyboard, by a long press.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Play } from "./play.svelte";

const LONG_PRESS_MS = 450;
const STILL = 10;

/** The element stands for an action; what it would bring or why it may not be is shown beside it. */
export function inspectable(play: Play, action: string, tool: number | null = null): Attachment<Element> {
  return (element) => {
    const listening = new AbortController();
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      heard: (event: HTMLElementEventMap[Type]) => void,
      capture = false,
    ) => (element as HTMLElement).addEventListener(type, heard, { signal: listening.signal, capture });
    const look = (touched: boolean) => play.inspect({ element, action, tool, touched });
    const press = longPress(() => look(true));

    listen("pointerenter", (event) => event.pointerType === "mouse" && look(false));
    listen("pointerleave", (event) => event.pointerType === "mouse" && play.overlook(element));
    listen("focus", () => element.matches(":focus-visible") && look(false));
    // What is taken off the page loses the focus in the middle of drawing, when nothing may change.
    listen("blur", () => queueMicrotask(() => play.overlook(element)));
    listen("pointerdown", press.down);
    listen("pointermove", press.move);
    listen("pointerup", press.up);
    listen("pointercancel", press.up);
    listen("contextmenu", (event) => press.held() && event.preventDefault());
    listen("click", (event) => press.held() && event.stopPropagation(), true);
    // The place stands for another action now.
    untrack(() => play.inspected?.element === element && look(play.inspected.touched));
    return () => {
      listening.abort();
      press.up();
    };
  };
}

/** A finger that stays; the click that follows is not meant as one. */
function longPress(held: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: PointerEvent | null = null;
  let isHeld = false;
  const up = () => clearTimeout(timer);
  return {
    down: (event: PointerEvent) => {
      isHeld = false;
      start = event;
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        isHeld = true;
        held();
      }, LONG_PRESS_MS);
    },
    move: (event: PointerEvent) => {
      if (start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > STILL) up();
    },
    up,
    held: () => isHeld,
  };
}
