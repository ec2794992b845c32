import { language } from "$src/text/texts.svelte";

/** A word or a fact as it is written at the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}
