// Where the places that a lesson names are on the board.
import { around, keyOf, type Spot } from "../grid";

const named = (name: string) => `[data-light="${name}"]`;
const laid = (spot: Spot) => `[data-tile="${keyOf(spot)}"]`;

/** Selectors for a place such as "cell (1,1)" of the learner's seat; the first that finds something counts. */
export function lights(place: string, seat: number): readonly string[] {
  const [what, which = ""] = place.split(" ");
  const spot = which.replace(/[()]/g, "").split(",").map(Number) as unknown as Spot;
  switch (what) {
    case "cell":
      return [`[data-cell="${keyOf(spot)}"]`, laid(spot)];
    case "frame":
      return [
        around(spot)
          .map(({ cell }) => laid(cell))
          .join(),
      ];
    case "tile":
      return [`[data-hand="${Number(which) - 1}"]`];
    case "shards":
      return ["[data-shard]", `[data-seat="${seat}"]`];
    case "points":
      return [`[data-seat="${seat}"]`];
    case "skip":
      return ["[data-skip]"];
    case "discard":
      return ["[data-discard]"];
    default:
      return [named(place)];
  }
}
