// Views come as new objects even where nothing changed. Keeping the old parts lets the board redraw only what differs.

export function reuse<Value>(before: Value, after: Value): Value {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  const keys = Object.keys(after) as (keyof Value)[];
  let unchanged = keys.length === Object.keys(before).length;
  const parts = keys.map((key) => {
    const part = reuse(before[key], after[key]);
    unchanged &&= part === before[key];
    return [key, part] as const;
  });
  if (unchanged) return before;
  return (Array.isArray(after) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Value;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
