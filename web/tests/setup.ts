// Every test reads English sentences.
import { speak } from "$src/text/texts.svelte";

await speak("en");
