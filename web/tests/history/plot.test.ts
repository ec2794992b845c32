import { expect, test } from "vitest";
import { averages, scaleFor } from "$src/history/plot";

test("a scale is round, holds all points and has few lines", () => {
  for (const points of [[7], [0, 0], [-5, 112], [31, 78, 44], [52, 53]]) {
    const { low, high, lines } = scaleFor(points);
    expect(low).toBeLessThanOrEqual(Math.min(...points));
    expect(high).toBeGreaterThanOrEqual(Math.max(...points));
    expect(high).toBeGreaterThan(low);
    expect([lines[0], lines.at(-1)]).toEqual([low, high]);
    expect(lines.length).toBeLessThanOrEqual(6);
  }
  expect(scaleFor([31, 78, 44]).lines).toEqual([20, 40, 60, 80]);
});

test("an average is of the last eight at most", () => {
  expect(averages([4, 8])).toEqual([4, 6]);
  expect(averages([100, 1, 1, 1, 1, 1, 1, 1, 1]).at(-1)).toBe(1);
});
