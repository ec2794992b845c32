// How Sagrada is played, in pictures.
import DiceSymbols from "$src/glass/DiceSymbols.svelte";
import { signed } from "$src/text/numbers";
import { translate } from "$src/text/texts.svelte";
import type { Guide, OptionsInForce, Pay } from "../guide";
import { SOLO_EMPTY_LOSS } from "./components";
import Draft from "./guide/Draft.svelte";
import ObjectiveList from "./guide/ObjectiveList.svelte";
import Order from "./guide/Order.svelte";
import Place from "./guide/Place.svelte";
import PrivateMark from "./guide/PrivateMark.svelte";
import PublicMark from "./guide/PublicMark.svelte";
import Scene from "./guide/Scene.svelte";
import { lights } from "./guide/lights";
import { SCENES, type Scene as SceneData } from "./guide/scenes";
import TokenMark from "./guide/TokenMark.svelte";
import Tool from "./guide/Tool.svelte";
import ToolList from "./guide/ToolList.svelte";
import WindowCards from "./guide/WindowCards.svelte";

const alone = ({ players }: OptionsInForce) => players === 1;
const solo = (options: OptionsInForce) => (alone(options) ? "solo" : null);

function pays(options: OptionsInForce): Pay[] {
  const differs = alone(options);
  return [
    { name: "public", figure: "", Mark: PublicMark },
    {
      name: differs ? "private-solo" : "private",
      figure: translate("sagrada-howto-pays-sum"),
      Mark: PrivateMark,
      differs,
    },
    differs ? { name: "target", figure: ">", differs } : { name: "tokens", figure: "+1", Mark: TokenMark },
    { name: "empty", figure: signed(differs ? -SOLO_EMPTY_LOSS : -1), differs },
  ];
}

export const guide: Guide<SceneData> = {
  Symbols: DiceSymbols,
  turn: [
    { name: "draft", Picture: Draft },
    { name: "place", Picture: Place },
    { name: "tool", Picture: Tool, variant: solo },
    { name: "order", Picture: Order, variant: solo },
  ],
  pays,
  terms: ["window", "pool", "draft", "shade", "tool", "token", "public", "private", "track", "target"],
  chapters: { G1: WindowCards, G6: ToolList, G12: ObjectiveList },
  lights,
  examples: SCENES,
  Scene,
};
