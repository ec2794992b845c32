// Numbers as they are shown, with a true minus.
import { language } from "./texts.svelte";

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

export function plus(points: number): string {
  return points > 0 ? `+${points}` : signed(points);
}

/** A share from 0 to 1, in whole percent. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(share);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
