// Every sentence a person reads, from the same Fluent catalogues as Python.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, type Language } from "./languages";

export type Facts = Record<string, FluentVariable>;

// What the terminal or paper alone says stays out of the bundle; topics, such as the numbered rules of a game, come with the
// page that needs them.
const FILES = import.meta.glob<string>(
  [
    "$locales/*/*.ftl",
    "!$locales/*/{arena,build,cli,insight,machines,nodes,printed,puzzles-cli}.ftl",
    "!$locales/*/{admin,analysis,guide,puzzles,review}.ftl",
    "!$locales/*/*-{aid,guide,lesson,reasons,rules}.ftl",
  ],
  { query: "?raw", import: "default" },
);
const TOPICS = import.meta.glob<string>(
  ["$locales/*/{admin,analysis,guide,puzzles,review}.ftl", "$locales/*/*-{guide,lesson,reasons,rules}.ftl"],
  { query: "?raw", import: "default" },
);

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
  const addTopics = () => Promise.all([...topicsWanted].map((topic) => addTopic(bundle, language, topic)));
  const [texts] = await Promise.all([load(FILES, language), addTopics()]);
  for (const text of texts) bundle.addResource(new FluentResource(text));
  await addTopics(); // those that were asked for meanwhile
  if (wanted !== language) return;
  known = bundle;
  current.language = language;
  current.ready += 1;
  document.documentElement.lang = language;
  document.querySelector("meta[name=description]")?.setAttribute("content", translate("lobby-motto"));
}

const topicsWanted = new Set<string>();
const topicsAdded = new WeakMap<FluentBundle, Map<string, Promise<string[]>>>(); // also those that are on their way
const ruleMessages: Record<string, string[]> = {};

/** Whether the rules of a game are written. */
export function hasRules(game: string): boolean {
  return Object.keys(TOPICS).some((path) => path.endsWith(`/${game}-rules.ftl`));
}

/** Fetch the numbered rules of a game in the language being spoken; until then `has` says no to them. */
export async function fetchRules(game: string): Promise<void> {
  const topic = `${game}-rules`;
  await fetchTexts(topic);
  const messages = known && (await topicsAdded.get(known)?.get(topic));
  if (!messages || ruleMessages[game]) return;
  ruleMessages[game] = messages;
  current.ready += 1;
}

/** The messages of a game's numbered rules, in the order of the catalogue. */
export function ruleIds(game: string): string[] {
  void current.ready;
  return ruleMessages[game] ?? [];
}

/** Add a topic to a bundle, once; its messages in the order of the catalogue. */
function addTopic(bundle: FluentBundle, language: Language, topic: string): Promise<string[]> {
  const added = topicsAdded.get(bundle) ?? new Map<string, Promise<string[]>>();
  topicsAdded.set(bundle, added);
  const adding = added.get(topic) ?? readTopic(bundle, language, topic);
  added.set(topic, adding);
  adding.catch(() => added.delete(topic)); // the next one who asks tries again
  return adding;
}

async function readTopic(bundle: FluentBundle, language: Language, topic: string): Promise<string[]> {
  const files = Object.entries(TOPICS).filter(([path]) => path.endsWith(`/${topic}.ftl`));
  const resources = (await load(Object.fromEntries(files), language)).map((text) => new FluentResource(text));
  for (const resource of resources) bundle.addResource(resource);
  return resources.flatMap(({ body }) => body.map(({ id }) => id));
}

/** Fetch catalogues that no page needs at first, in the language being spoken; until then `has` says no to them. */
export async function fetchTexts(...topics: string[]): Promise<void> {
  const bundle = known;
  const fresh = topics.filter((topic) => !bundle || !topicsAdded.get(bundle)?.has(topic));
  for (const topic of topics) topicsWanted.add(topic);
  if (bundle) await Promise.all(topics.map((topic) => addTopic(bundle, current.language, topic)));
  if (fresh.length > 0) current.ready += 1;
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
export function translate(message: string, facts: Facts = {}): string {
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

/** Written with a true minus, as in Python. */
class NegativeNumber extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

function plain(facts: Facts): Facts {
  const entries = Object.entries(facts).map(([name, fact]): [string, FluentVariable] => [
    name,
    typeof fact === "number" && fact < 0 ? new NegativeNumber(fact) : fact,
  ]);
  return Object.fromEntries(entries);
}

/** Whether this is the code of a language that there is a catalogue for. */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

/** The first language of the browser's own list that there is a catalogue for. */
export function preferredLanguage(): Language {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isLanguage) ?? "en";
}
