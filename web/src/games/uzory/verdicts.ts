// Which colours lead in areas that the server has told.
import { COLOUR_CODES } from "./components";

export function leaders(areas: readonly number[]): string[] {
  const most = Math.max(...areas);
  return [...COLOUR_CODES].filter((_, colour) => most > 0 && areas[colour] === most);
}

export const isLevel = (areas: readonly number[], letter: string) => leaders(areas).includes(letter);
