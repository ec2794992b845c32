// How far somebody has come in each lesson, kept in this browser.

export interface Progress {
  chapter: number;
  step: number;
  actions: string[]; // played in the step
  finished: boolean; // came to the end once
}

const KEY = "leadlight-lessons";
const BEGUN: Progress = { chapter: 0, step: 0, actions: [], finished: false };

function readAll(): Record<string, Partial<Progress>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Partial<Progress>>;
  } catch {
    return {};
  }
}

export function readProgress(lesson: string): Progress {
  return { ...BEGUN, ...readAll()[lesson] };
}

/** Whether somebody has begun or finished any lesson here. */
export function hasLearnt(): boolean {
  return Object.keys(readAll()).length > 0;
}

export function keepProgress(lesson: string, progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [lesson]: progress }));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
