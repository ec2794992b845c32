import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { followPointer, makeHeld, nearest } from "$src/games/board/drag";

const lift = vi.fn<() => HTMLElement>();
const move = vi.fn<(x: number, y: number) => void>();
const drop = vi.fn<(done: boolean) => void>();
const leave = vi.fn<(picture: HTMLElement) => void>();
let root: HTMLElement;

const pointer = (type: string, clientX: number, clientY: number, more: PointerEventInit = {}) =>
  new PointerEvent(type, { pointerId: 1, pointerType: "mouse", clientX, clientY, ...more });

beforeEach(() => {
  for (const spy of [lift, move, drop, leave]) spy.mockReset();
  root = document.createElement("div");
  document.body.replaceChildren(root);
  lift.mockImplementation(() => makeHeld(root, "<svg></svg>"));
});

afterEach(() => void dispatchEvent(pointer("pointercancel", 0, 0)));

function press(more: PointerEventInit = {}): void {
  followPointer(pointer("pointerdown", 100, 100, more), { lift, move, drop, leave });
}

describe("a pointer on a piece", () => {
  test("that hardly moves stays a click", () => {
    press();
    dispatchEvent(pointer("pointermove", 104, 104));
    dispatchEvent(pointer("pointerup", 104, 104));
    expect([lift, move, drop].map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0]);
  });

  test("lifts the piece once and carries it along", () => {
    press();
    dispatchEvent(pointer("pointermove", 110, 100));
    dispatchEvent(pointer("pointermove", 120, 130));
    expect(lift).toHaveBeenCalledOnce();
    expect(move.mock.calls).toEqual([[110, 100], [120, 130]]); // prettier-ignore
    expect(root.querySelector<HTMLElement>(".dragged")?.style.transform).toBe("translate(120px, 130px)");
  });

  test("drops it where it comes up, and leaves its picture there", () => {
    press();
    dispatchEvent(pointer("pointermove", 150, 100));
    dispatchEvent(pointer("pointerup", 150, 100));
    dispatchEvent(pointer("pointermove", 200, 100));
    expect(drop.mock.calls).toEqual([[true]]);
    expect(move).toHaveBeenCalledOnce();
    const picture = root.querySelector<HTMLElement>(".dragged");
    expect(picture?.style.transform).toBe("translate(150px, 100px)");
    expect(leave.mock.calls).toEqual([[picture]]);
  });

  test("that the browser takes away breaks the drag off", () => {
    press();
    dispatchEvent(pointer("pointermove", 150, 100));
    dispatchEvent(pointer("pointercancel", 150, 100));
    expect(drop.mock.calls).toEqual([[false]]);
  });

  test("of a finger carries the piece above it", () => {
    press({ pointerType: "touch" });
    dispatchEvent(pointer("pointermove", 150, 100, { pointerType: "touch" }));
    expect(move.mock.calls).toEqual([[150, 60]]);
  });

  test("is not disturbed by another finger", () => {
    press();
    dispatchEvent(pointer("pointermove", 150, 100, { pointerId: 2 }));
    expect(lift).not.toHaveBeenCalled();
  });
});

test("the click that follows a drop reaches nobody, the next one does", async () => {
  const pressed = vi.fn();
  root.addEventListener("click", pressed);
  press();
  dispatchEvent(pointer("pointermove", 150, 100));
  dispatchEvent(pointer("pointerup", 150, 100));
  root.click();
  expect(pressed).not.toHaveBeenCalled();
  await new Promise((done) => setTimeout(done));
  root.click();
  expect(pressed).toHaveBeenCalledOnce();
});

test("a piece is dropped on the nearest target that is near enough", () => {
  const boxes: Record<string, DOMRect> = { left: new DOMRect(10, 10, 20, 20), right: new DOMRect(50, 10, 20, 20) };
  const at = (x: number, y: number) => nearest(["left", "right", "gone"], (name) => boxes[name], [x, y]);
  expect([at(15, 29), at(36, 15), at(44, 15)]).toEqual(["left", "left", "right"]);
  expect([at(20, 54), at(20, 55), at(200, 200)]).toEqual(["left", null, null]);
});
