// A way from a source to a strip that keeps to the gutters between the cards, where the market lies above the boards.

type Point = readonly [number, number];
const CORNER = 8;

export function gutterPath(
  root: HTMLElement,
  canvas: Element,
  source: number,
  seat: number,
  slot: number,
): { d: string; end: Point } | null {
  const origin = canvas.getBoundingClientRect();
  const find = (selector: string) => {
    const box = root.querySelector(selector)?.getBoundingClientRect();
    return box ? new DOMRect(box.x - origin.x, box.y - origin.y, box.width, box.height) : null;
  };
  const market = find(".market");
  const from = find(`.market [data-source="${source}"]`);
  const to = find(`[data-palace="${seat}"] [data-place="${seat}-${slot}"] [data-lit]`);
  const front = find("[data-front]");
  const card = find(`[data-seat="${seat}"]`);
  if (!market || !from || !to || !front || market.y > front.y) return null;

  const x = from.x + from.width / 2;
  const goesUp = source > 0 && from.y + from.height / 2 < market.y + market.height / 2;
  const top = Math.max(4, market.y - 6);
  const below = front.y - 6;
  const points: Point[] = [[x, goesUp ? from.top : from.bottom]];
  const own = !card;
  const side = own ? market.right + 6 : front.right + 8;
  const level = own ? below : gutterAbove(card, front, top);
  const start = goesUp ? top : below;
  points.push([x, start]);
  if (Math.abs(start - level) > 1) points.push([side, start], [side, level]);
  const glazier = find(`[data-palace="${seat}"] [data-glazier]`);
  const end: Point = [to.x + to.width / 2, (glazier?.top ?? to.top) - 5];
  points.push([end[0], level], end);
  return { d: rounded(points), end };
}

function gutterAbove(card: DOMRect, front: DOMRect, top: number): number {
  return card.top < front.top && card.top - top < 14 ? top : card.top - 6;
}

function rounded(points: Point[]): string {
  const steps = points.slice(1, -1).map((corner, number) => {
    const before = towards(corner, points[number]!);
    const after = towards(corner, points[number + 2]!);
    return `L${before.join(" ")}Q${corner.join(" ")} ${after.join(" ")}`;
  });
  return `M${points[0]!.join(" ")}${steps.join("")}L${points.at(-1)!.join(" ")}`;
}

function towards([x, y]: Point, [toX, toY]: Point): Point {
  const length = Math.hypot(toX - x, toY - y);
  const step = Math.min(CORNER, length / 2) / (length || 1);
  return [x + (toX - x) * step, y + (toY - y) * step];
}
