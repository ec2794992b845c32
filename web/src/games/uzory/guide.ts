// How Uzory is played, in pictures.
import TileSymbols from "$src/glass/TileSymbols.svelte";
import type { Guide, OptionsInForce, Pay } from "../guide";
import Close from "./guide/Close.svelte";
import Families from "./guide/Families.svelte";
import FramePicture from "./guide/FramePicture.svelte";
import Lay from "./guide/Lay.svelte";
import Match from "./guide/Match.svelte";
import OneSeal from "./guide/OneSeal.svelte";
import OneShard from "./guide/OneShard.svelte";
import Scene from "./guide/Scene.svelte";
import { lights } from "./guide/lights";
import { SCENES, type Scene as SceneData } from "./guide/scenes";
import Shard from "./guide/Shard.svelte";
import ShardPicture from "./guide/ShardPicture.svelte";
import TwoSeals from "./guide/TwoSeals.svelte";

const PAYS: Pay[] = [
  { name: "frame", figure: "+1", Mark: OneSeal },
  { name: "nobody", figure: "0" },
  { name: "tie", figure: "", Mark: TwoSeals },
  { name: "shards", figure: "", Mark: OneShard },
];

const broken = ({ mode }: OptionsInForce) => (mode === "broken" ? "broken" : null);

export const guide: Guide<SceneData> = {
  Symbols: TileSymbols,
  turn: [
    { name: "lay", Picture: Lay },
    { name: "match", Picture: Match, variant: broken },
    { name: "close", Picture: Close },
    { name: "shard", Picture: Shard },
  ],
  pays: () => PAYS,
  terms: [...["tile", "frame", "corner", "area", "shard", "seal", "vertex", "leader", "skip", "redraw"], "immune"],
  chapters: { U1: Families, U5: ShardPicture, U6: FramePicture },
  lights,
  examples: SCENES,
  Scene,
};
