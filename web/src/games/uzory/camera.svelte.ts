// What part of the field is in sight: all that matters by itself, or what somebody has moved to.
import { Tween } from "svelte/motion";
import { moving } from "$src/app/settings.svelte";
import { CELL } from "./grid";
import type { UzoryView } from "./wire";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LEAST_CELLS = 5;
const BEFORE = 48; // room for letters and numbers
const AFTER = 16;
const CLOSEST = 2.2 * CELL;
export const GLIDE_MS = 320;

export interface Extent {
  rows: readonly [number, number];
  columns: readonly [number, number];
}

/** The rows and columns where a tile lies or could be laid next. */
export function reach({ floor, rows, columns }: Pick<UzoryView, "floor" | "rows" | "columns">): Extent {
  const grown = (numbers: number[], [least, most]: readonly number[]): [number, number] => [
    Math.max(least!, Math.min(...numbers) - 1),
    Math.min(most!, Math.max(...numbers) + 1),
  ];
  const cells = floor.length ? floor.map((tile) => tile.cell) : [[0, 0] as [number, number]];
  return {
    rows: grown(
      cells.map(([row]) => row),
      rows,
    ),
    columns: grown(
      cells.map(([, column]) => column),
      columns,
    ),
  };
}

/** The box around an extent, never so near that a single tile fills it. */
function boxOf({ rows, columns }: Extent): Box {
  const along = ([first, last]: readonly [number, number]) => {
    const count = Math.max(last - first + 1, LEAST_CELLS);
    const middle = (first + last + 1) / 2;
    return [(middle - count / 2) * CELL - BEFORE, count * CELL + BEFORE + AFTER] as const;
  };
  const [x, width] = along(columns);
  const [y, height] = along(rows);
  return { x, y, width, height };
}

function isSame(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

export class Camera {
  moved = $state(false); // by hand
  #box = new Tween<Box>({ x: 0, y: 0, width: 5 * CELL, height: 5 * CELL }, { duration: 0 });
  #fitted: Box = { x: 0, y: 0, width: 5 * CELL, height: 5 * CELL };

  get box(): Box {
    return this.#box.current;
  }

  /** Everything that matters; glides there, unless somebody looks elsewhere. Returns whether it moves. */
  fit(extent: Extent, instant: boolean): boolean {
    const box = boxOf(extent);
    const before = this.#fitted;
    this.#fitted = box;
    if (!this.moved) this.#go(box, instant);
    return !this.moved && !isSame(before, box);
  }

  reset(): void {
    this.moved = false;
    this.#go(this.#fitted, false);
  }

  /** Zooms around a point of the drawing; factors below 1 go nearer. */
  zoom(factor: number, x: number, y: number): void {
    const box = this.#box.target;
    const farthest = Math.max(this.#fitted.width, this.#fitted.height) * 1.8;
    const width = Math.min(Math.max(box.width * factor, CLOSEST), farthest);
    const real = width / box.width;
    this.moved = true;
    this.#go({ x: x - (x - box.x) * real, y: y - (y - box.y) * real, width, height: box.height * real }, true);
  }

  zoomMiddle(factor: number): void {
    const { x, y, width, height } = this.#box.target;
    this.zoom(factor, x + width / 2, y + height / 2);
  }

  pan(x: number, y: number): void {
    const box = this.#box.target;
    this.moved = true;
    this.#go({ ...box, x: box.x - x, y: box.y - y }, true);
  }

  #go(box: Box, instant: boolean): void {
    const duration = instant || !moving() ? 0 : GLIDE_MS;
    void this.#box.set(box, { duration });
  }
}
