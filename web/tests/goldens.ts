// The golden playthroughs of the Python tests: whole matches as text, with every choice and every event.
const FILES = import.meta.glob<string>("../../tests/golden/*.txt", { query: "?raw", import: "default", eager: true });

export interface Decision {
  legal: string[];
  action: string;
  events: string[]; // as Python writes them: "PanesTaken(seat=0, source=2, colour=0, count=1)"
}

/** Every decision of every golden match of a game. */
export function decisionsOf(game: string): Decision[] {
  const texts = Object.entries(FILES).filter(([path]) => path.includes(`/${game}-`));
  return texts.flatMap(([, text]) => readDecisions(text.split("\n")));
}

function readDecisions(lines: string[]): Decision[] {
  const decisions: Decision[] = [];
  let events: string[] | null = null; // of the decision; what chance does later is not among them
  for (const [number, line] of lines.entries()) {
    if (line.startsWith("legal: ")) {
      events = [];
      const action = lines[number + 1]!.replace(/^seat \d+: /, "");
      decisions.push({ legal: line.slice("legal: ".length).split(", "), action, events });
    } else if (line.startsWith("chance: ")) events = null;
    else if (line.startsWith("    ")) events?.push(line.trim());
  }
  return decisions;
}

/** A number of an event; null where Python has None, and where there is no such event. */
export function factOf({ events }: Decision, event: string, fact: string): number | null {
  const found = events.find((text) => text.startsWith(`${event}(`));
  const value = found && new RegExp(`\\b${fact}=(-?\\d+)`).exec(found)?.[1];
  return value === undefined ? null : Number(value);
}
