// Tiles and colours as they are named in a sentence: a letter for a colour, "12@1" for a tile and its turn, with
// "+2r" for a shard on its side.
import { COLOUR_CODES } from "./components";
import { faceOf, withShard, type Face } from "./faces";

const TILE = /^(\d+)@(\d)(?:\+(\d)([a-z]))?$/;

export function tilePiece(tile: number, turn = 0, shard: number | null = null, sides = ""): string {
  return `${tile}@${turn}${shard === null ? "" : `+${shard}${sides[shard]}`}`;
}

export function pieceFace(piece: string): Face | null {
  const found = TILE.exec(piece);
  if (!found) return null;
  const [, tile, turn, side, letter] = found;
  const face = faceOf(Number(tile), Number(turn));
  return side ? withShard(face, Number(side), COLOUR_CODES.indexOf(letter!)) : face;
}
