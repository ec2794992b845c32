// Every sentence a person reads, from the same Fluent catalogues as Python.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "uk", "pl", "cs", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, FluentVariable>;

// What the terminal alone says stays out of the bundle; the numbered rules come when somebody reads them.
const FILES = import.meta.glob<string>(["$locales/*/*.ftl", "!$locales/*/cli.ftl", "!$locales/*/*-rules.ftl"], {
  query: "?raw",
  import: "default",
});
const RULES = import.meta.glob<string>("$locales/*/*-rules.ftl", { query: "?raw", import: "default" });

const current = $state<{ language: Language; ready: number }>({
  language: "en",
  ready: 0,
});
let known: FluentBundle | null = null;
let wanted: Language | null = null;

async function load(files: Record<string, () => Promise<string>>, language: Language): Promise<string[]> {
  const mine = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return Promise.all(mine.map(([, read]) => read()));
}

/** Switch to a language; every sentence on the page changes at once. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  // Without isolation marks, as in Python.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of await load(FILES, language)) bundle.addResource(new FluentResource(text));
  if (wanted !== language) return;
  known = bundle;
  current.language = language;
  current.ready += 1;
  document.documentElement.lang = language;
  if (rulesWanted) await fetchRules();
}

let rulesWanted = false;
let ruleMessages: string[] = [];

/** Fetch the numbered rules of the language being spoken; until then `has` says no to them. */
export async function fetchRules(): Promise<void> {
  rulesWanted = true;
  const bundle = known;
  if (!bundle) return;
  const resources = (await load(RULES, current.language)).map((text) => new FluentResource(text));
  for (const resource of resources) bundle.addResource(resource);
  ruleMessages = resources.flatMap((resource) => resource.body.map((entry) => entry.id));
  current.ready += 1;
}

/** The messages of the numbered rules that start so, in the order of the catalogue. */
export function ruleIds(prefix: string): string[] {
  void current.ready;
  return ruleMessages.filter((id) => id.startsWith(prefix));
}

/** Whether there is a language yet. */
export function speaking(): boolean {
  return current.ready > 0;
}

export function language(): Language {
  return current.language;
}

export function has(message: string): boolean {
  return current.ready > 0 && (known?.hasMessage(message) ?? false);
}

/** The sentence for a message, its blanks filled with facts. */
export function tell(message: string, facts: Facts = {}): string {
  void current.ready;
  const pattern = known?.getMessage(message)?.value;
  if (!pattern) {
    console.error(`no message ${message}`);
    return message;
  }
  const errors: Error[] = [];
  const sentence = known!.formatPattern(pattern, plain(facts), errors);
  for (const error of errors) console.error(message, error);
  return sentence;
}

/** Negative numbers are written with a true minus, as in Python. */
function plain(facts: Facts): Facts {
  const entries = Object.entries(facts).map(([name, fact]): [string, FluentVariable] => [
    name,
    typeof fact === "number" && fact < 0 ? `−${-fact}` : fact,
  ]);
  return Object.fromEntries(entries);
}

export function preferredLanguage(): Language {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return (spoken.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) as Language | undefined) ?? "en";
}
