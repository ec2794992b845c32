// What this person likes, kept in this browser.
import type { Language } from "$src/text/languages";
import { isLanguage, preferredLanguage, speak } from "$src/text/texts.svelte";

/** How somebody likes to play a game. */
export interface Habit {
  players?: number; // against others
  alone?: Record<string, string | number | boolean>; // options of the game for one
}

/** How fast bots play before one's eyes. */
export type Pace = "slow" | "normal" | "instant";

export interface Settings {
  language: Language | null; // null: the browser's
  theme: "system" | "light" | "dark";
  marks: boolean; // strong marks and textures on every piece
  sorted: boolean; // displays show their panes sorted by colour sector
  motion: "system" | "full" | "reduced";
  sound: boolean;
  keys: boolean; // single-letter keys
  notify: boolean;
  vibrate: boolean;
  coach: boolean; // against bots, one sentence when something happens for the first time
  offered: boolean; // sounds and calls have been offered
  pace: Pace; // of bots
  gentle: boolean; // a warning before a clear mistake, against bots
  bots: string; // the bot that "Play against bots" starts with
  habits: Record<string, Habit>; // by game
  dismissed: string[]; // rows of "Continue" that were removed, the last one last
}

const DEFAULTS: Settings = {
  language: null,
  theme: "system",
  marks: false,
  sorted: false,
  motion: "system",
  sound: false,
  keys: true,
  notify: false,
  vibrate: false,
  coach: true,
  offered: false,
  pace: "normal",
  gentle: false,
  bots: "painter",
  habits: {},
  dismissed: [],
};
const KEY = "leadlight-settings";

export const settings: Settings = $state({ ...DEFAULTS, ...read() });

function read(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

/** Keeps the settings and shows them on the page; call once, inside a component. */
export function applySettings(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
    const show = () => {
      const root = document.documentElement.dataset;
      root.theme = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
      root.marks = settings.marks ? "on" : "off";
      root.motion = settings.motion === "system" ? (still.matches ? "reduced" : "full") : settings.motion;
    };
    show();
    dark.addEventListener("change", show);
    still.addEventListener("change", show);
    return () => {
      dark.removeEventListener("change", show);
      still.removeEventListener("change", show);
    };
  });
  $effect(() => {
    const language = settings.language;
    void speak(language && isLanguage(language) ? language : preferredLanguage());
  });
}

/** Whether pieces may fly now. */
export function moving(): boolean {
  return document.documentElement.dataset.motion !== "reduced";
}
