// Where the places that a lesson names are on the board.

const named = (name: string) => `[data-light="${name}"]`;

/** Selectors for a place such as "strip 3" of the learner's seat; the first that finds something counts. */
export function lights(place: string, seat: number): readonly string[] {
  const [what, text] = place.split(" ");
  const number = Number(text);
  const windows = (...slots: number[]) => slots.map((slot) => `[data-window="${seat}-${slot}"] > path`).join();
  switch (what) {
    case "display":
      return [`[data-source="${number}"]`];
    case "centre":
      return ['[data-source="0"]'];
    case "marker":
      return [`[data-source="0"] ${named("marker")}`, '[data-source="0"]'];
    case "strip":
      return [`[data-strip="${number - 1}"] [data-body]`];
    case "window":
      return [windows(number - 1)];
    case "ornament":
      return [windows(number * 2 - 2, number * 2 - 1)];
    case "glazier":
      return [`[data-glazier="${seat}"]`];
    case "score":
      return [named("score"), `[data-seat="${seat}"]`];
    default:
      return [named(place)];
  }
}
