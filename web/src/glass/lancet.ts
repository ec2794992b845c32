// Pointed arches: both sides are arcs of one radius, `roundness` times the width.

export function lancet(x: number, y: number, width: number, height: number, roundness = 0.86): string {
  const radius = width * roundness;
  const spring = y + width * Math.sqrt(roundness - 0.25);
  const foot = y + height;
  const arc = `A${radius} ${radius} 0 0 1`;
  return `M${x} ${foot}V${spring}${arc} ${x + width / 2} ${y}${arc} ${x + width} ${spring}V${foot}Z`;
}

/** Leads of an unglazed light: two families of slanting lines. */
export function lattice(x: number, y: number, width: number, height: number): string {
  const step = width / 3;
  const run = height * 0.62;
  const lines: string[] = [];
  for (let left = x - width; left < x + width * 2; left += step)
    lines.push(`M${left} ${y + height}l${run} ${-height}M${left} ${y}l${run} ${height}`);
  return lines.join("");
}
