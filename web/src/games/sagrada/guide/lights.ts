// Where the places that a lesson names are on the board.
import { CELL_CODES, COLUMNS } from "../components";

const named = (name: string) => `[data-light="${name}"]`;

/** Selectors for a place such as "cell r1c2" of the learner's seat; the first that finds something counts. */
export function lights(place: string, seat: number): readonly string[] {
  const [what, which = ""] = place.split(" ");
  const cells = (wanted: (cell: number) => boolean) =>
    CELL_CODES.flatMap((_, cell) => (wanted(cell) ? [`[data-cell="${seat}-${cell}"] > use`] : [])).join();
  switch (what) {
    case "cell":
      return [cells((cell) => CELL_CODES[cell] === which)];
    case "row":
      return [cells((cell) => Math.floor(cell / COLUMNS) === Number(which) - 1)];
    case "column":
      return [cells((cell) => cell % COLUMNS === Number(which) - 1)];
    case "window":
      return [`[data-window="${seat}"]`];
    case "tools":
      return ["[data-tool]", named("hand")];
    case "tool":
      return [`[data-tool="${Number(which) - 1}"]`, named("hand")];
    case "tokens":
      return [`[data-tokens="${seat}"]`];
    case "objective":
      return [named(place), named("objectives")];
    case "hand":
      return [named("hand"), named("pool")];
    default:
      return [named(place), named(what!)];
  }
}
