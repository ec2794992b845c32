// Numbers as they are shown, with a true minus.

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

export function plus(points: number): string {
  return points > 0 ? `+${points}` : signed(points);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
