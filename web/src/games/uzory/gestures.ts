// Moving the field: dragging pans, two fingers zoom and turn the picked tile, the wheel zooms.
import type { Attachment } from "svelte/attachments";
import { swallowClick } from "../board/drag";
import type { Play } from "./play.svelte";

const THRESHOLD = 7;
const TWIST = Math.PI / 6;
const WHEEL = 0.0016;
const NOTCH = 60;

interface Finger {
  x: number;
  y: number;
}

export function gestures(play: Play): Attachment<SVGSVGElement> {
  return (svg) => {
    const listening = new AbortController();
    const field = new Gestures(play, svg);
    svg.addEventListener("pointerdown", field.down, { signal: listening.signal });
    svg.addEventListener("wheel", field.wheel, { signal: listening.signal, passive: false });
    addEventListener("pointermove", field.move, { signal: listening.signal });
    addEventListener("pointerup", field.up, { signal: listening.signal });
    addEventListener("pointercancel", field.up, { signal: listening.signal });
    return () => listening.abort();
  };
}

class Gestures {
  #fingers = new Map<number, Finger>();
  #start: Finger | null = null;
  #moving = false;
  #angle = 0;
  #notches = 0;

  constructor(
    private readonly play: Play,
    private readonly svg: SVGSVGElement,
  ) {}

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const finger = { x: event.clientX, y: event.clientY };
    this.#fingers.set(event.pointerId, finger);
    this.#start = finger;
    this.#moving = this.#fingers.size > 1;
    this.#angle = this.#twist();
  };

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(before, now, other);
    else if (!this.#drag(before, now)) return;
    this.#fingers.set(event.pointerId, now);
    if (other) this.#turn();
  };

  up = (event: PointerEvent): void => {
    if (!this.#fingers.delete(event.pointerId)) return;
    if (this.#moving) swallowClick();
    if (this.#fingers.size === 0) this.#moving = false;
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const way = event.deltaY || event.deltaX;
    if ((event.shiftKey || event.altKey) && this.play.picked !== null) return this.#wheelTurn(way);
    const { x, y } = this.#point(event.clientX, event.clientY);
    this.play.camera.zoom(Math.exp(way * WHEEL), x, y);
  };

  #wheelTurn(way: number): void {
    this.#notches += way;
    if (Math.abs(this.#notches) < NOTCH) return;
    this.play.turn(this.#notches > 0 ? 1 : -1);
    this.#notches = 0;
  }

  #drag(before: Finger, now: Finger): boolean {
    const far = Math.hypot(now.x - this.#start!.x, now.y - this.#start!.y) > THRESHOLD;
    if (!this.#moving && !far) return false;
    this.#moving = true;
    const scale = this.#scale();
    this.play.camera.pan((now.x - before.x) / scale, (now.y - before.y) / scale);
    return true;
  }

  #pinch(before: Finger, now: Finger, other: Finger): void {
    const factor = distance(before, other) / Math.max(distance(now, other), 1);
    const { x, y } = this.#point((now.x + other.x) / 2, (now.y + other.y) / 2);
    this.play.camera.zoom(factor, x, y);
  }

  /** Two fingers that turn, turn the tile. */
  #turn(): void {
    const twisted = wrapped(this.#twist() - this.#angle);
    if (Math.abs(twisted) < TWIST) return;
    this.#angle = this.#twist();
    this.play.turn(twisted > 0 ? 1 : -1);
  }

  #twist(): number {
    const [one, other] = [...this.#fingers.values()];
    return one && other ? Math.atan2(other.y - one.y, other.x - one.x) : 0;
  }

  #scale(): number {
    return this.svg.getScreenCTM()?.a ?? 1;
  }

  #point(x: number, y: number): DOMPoint {
    return new DOMPoint(x, y).matrixTransform(this.svg.getScreenCTM()!.inverse());
  }
}

const distance = (one: Finger, other: Finger) => Math.hypot(one.x - other.x, one.y - other.y);

function wrapped(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
