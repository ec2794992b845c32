// The five layouts of the pages. The window chooses one: by its width first, then by whether it is taller than wide.
// Style sheets cannot read constants, so they repeat these numbers; tests/structure/test_breakpoints.py finds any other.
import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("(max-width: 699px)");
const upright = new MediaQuery("(min-width: 700px) and (max-width: 1279px) and (orientation: portrait)");
const sideways = new MediaQuery("(min-width: 700px) and (max-width: 1279px) and (orientation: landscape)");
const wide = new MediaQuery("(min-width: 1680px) and (min-height: 900px)");

export type LayoutName = "phone" | "upright" | "sideways" | "desktop" | "wide";

/** The layout of this window now; a component that reads it follows the window. */
export const layout = {
  get name(): LayoutName {
    if (phone.current) return "phone";
    if (upright.current) return "upright";
    if (sideways.current) return "sideways";
    return wide.current ? "wide" : "desktop";
  },
  /** Moves and chat always have a place beside the board. */
  get roomy(): boolean {
    return this.name === "desktop" || this.name === "wide";
  },
};
