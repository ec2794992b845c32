// How much room parts of the home page took last time: it is kept for them until the server has answered.
interface Remembered {
  rows: number; // of "Continue"
  room: boolean; // the addresses for others in the same network
  newcomer: boolean; // has played nothing here yet
}

const KEY = "leadlight-home";

const UNKNOWN: Remembered = { rows: 0, room: false, newcomer: true };

export function expected(): Remembered {
  try {
    return { ...UNKNOWN, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Remembered>) };
  } catch {
    return UNKNOWN;
  }
}

export function remember(part: Partial<Remembered>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...expected(), ...part }));
  } catch {
    // A browser that keeps nothing shows the page a little less calmly.
  }
}
