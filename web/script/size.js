// What a first visit costs, gzipped: the code of the lobby, the lobby with its texts, and with a table of each game.
// Usage: node script/size.js [folder of the build]; fails above the budget.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const LIMITS = { code: 80_000, lobby: 120_000, table: 190_000 };
const built = process.argv[2] ?? join(import.meta.dirname, "../../src/leadlight/server/static");
const manifest = JSON.parse(readFileSync(join(built, ".vite/manifest.json"), "utf8"));

const ENTRY = "index.html";
const TEXTS = Object.keys(manifest).filter(
  (source) =>
    /locales\/en\/[^/]*\.ftl/.test(source) &&
    !/(-rules|-lesson|guide|admin|analysis|puzzles|reasons|review)\.ftl/.test(source),
);

/** The files that come with a chunk: itself, what it imports at once, and their styles. */
function filesOf(source, found = new Set()) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`the build has no ${source}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const needed of chunk.imports ?? []) filesOf(needed, found);
  return found;
}

function weigh(name, sources, limit) {
  const files = new Set(sources.flatMap((source) => [...filesOf(source)]));
  const weights = [...files].map((file) => [file, gzipSync(readFileSync(join(built, file))).length]);
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  console.log(`${name}: ${total} of ${limit} bytes`);
  for (const [file, weight] of weights.sort((a, b) => b[1] - a[1]))
    console.log(`  ${String(weight).padStart(7)}  ${file}`);
  return total <= limit;
}

const lobby = [ENTRY, ...TEXTS];
const games = Object.keys(manifest).filter((source) => /^src\/games\/[^/]+\/index\.ts$/.test(source));
const fits = [
  weigh("code of the lobby", [ENTRY], LIMITS.code),
  weigh("lobby", lobby, LIMITS.lobby),
  ...games.map((game) => weigh(game, [...lobby, "src/pages/Table.svelte", game], LIMITS.table)),
];
process.exit(fits.every(Boolean) ? 0 : 1);
