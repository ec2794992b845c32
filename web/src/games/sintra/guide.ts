// How Sintra is played, in pictures.
import PaneSymbols from "$src/glass/PaneSymbols.svelte";
import { signed } from "$src/text/numbers";
import type { Guide, OptionsInForce, Pay } from "../guide";
import { GLASS_ROWS, ORNAMENT_POINTS, WRAP_LOSS, WRAP_ROW } from "./components";
import Faces from "./guide/Faces.svelte";
import GlassRows from "./guide/GlassRows.svelte";
import Glaze from "./guide/Glaze.svelte";
import Lay from "./guide/Lay.svelte";
import OrnamentMark from "./guide/OrnamentMark.svelte";
import OrnamentPoints from "./guide/OrnamentPoints.svelte";
import Return from "./guide/Return.svelte";
import Scene from "./guide/Scene.svelte";
import { lights } from "./guide/lights";
import { SCENES, type Scene as SceneData } from "./guide/scenes";
import Take from "./guide/Take.svelte";
import WindowPoints from "./guide/WindowPoints.svelte";

function pays({ side }: OptionsInForce): Pay[] {
  const ends =
    side === "B"
      ? { name: "windows", figure: "×", differs: true }
      : { name: "ornaments", figure: ORNAMENT_POINTS.filter(Boolean).join(", "), Mark: OrnamentMark };
  const dearest = GLASS_ROWS[WRAP_ROW - 1]!;
  return [
    { name: "strips", figure: "1" },
    ends,
    { name: "glass", figure: `${signed(GLASS_ROWS[1])}…${signed(dearest)}` },
    { name: "wrap", figure: signed(-WRAP_LOSS) },
  ];
}

export const guide: Guide<SceneData> = {
  Symbols: PaneSymbols,
  turn: [
    { name: "take", Picture: Take },
    { name: "lay", Picture: Lay },
    { name: "glaze", Picture: Glaze },
    { name: "return", Picture: Return, variant: ({ gap_blocks_return: gaps }) => (gaps ? "gaps" : null) },
  ],
  pays,
  terms: [
    ...["display", "centre", "strip", "glazier", "window", "ornament", "bonus", "track", "marker", "tower", "joker"],
    "wrap",
  ],
  chapters: { S1: Faces, S7: WindowPoints, S9: GlassRows, S11: OrnamentPoints },
  lights,
  examples: SCENES,
  Scene,
};
