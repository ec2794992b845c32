// The numbers behind a plot of points.

const SPAN = 8; // matches in an average
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const MOST_LINES = 5;

export interface Scale {
  low: number;
  high: number;
  lines: number[]; // at which a line is drawn
}

/** Round numbers around all points, with a few lines between them. */
export function scaleFor(points: number[]): Scale {
  const least = Math.min(...points);
  const most = Math.max(...points);
  const step = STEPS.find((size) => (most - least) / size <= MOST_LINES - 1) ?? STEPS.at(-1)!;
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const count = Math.round((high - low) / step) + 1;
  return { low, high, lines: Array.from({ length: count }, (_, at) => low + at * step) };
}

/** At each match the average of it and the seven before, as far as there are that many. */
export function averages(points: number[]): number[] {
  return points.map((_, at) => {
    const window = points.slice(Math.max(0, at + 1 - SPAN), at + 1);
    return window.reduce((sum, value) => sum + value, 0) / window.length;
  });
}
