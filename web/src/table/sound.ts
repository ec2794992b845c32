// Short sounds of glass, made on the spot; nothing is downloaded.
import { settings } from "$src/app/settings.svelte";
import type { Step } from "$src/net/wire";

export type Sound = "place" | "complete" | "break" | "roll" | "turn" | "end";

interface Tone {
  pitch: number; // hertz
  at: number; // seconds from now
  length: number;
  loud: number;
}

// Struck glass rings in partials that are no whole multiples of each other.
const PARTIALS: [ratio: number, share: number][] = [
  [1, 1],
  [2.76, 0.35],
  [5.4, 0.12],
];
const TONES: Record<Sound, Tone[]> = {
  place: [{ pitch: 1320, at: 0, length: 0.18, loud: 0.12 }],
  complete: [784, 988, 1319].map((pitch, step) => ({ pitch, at: step * 0.09, length: 0.5, loud: 0.12 })),
  break: [2900, 2350, 3600, 1900].map((pitch, step) => ({ pitch, at: step * 0.035, length: 0.12, loud: 0.09 })),
  roll: [1480, 1180, 1560, 1240, 1400].map((pitch, step) => ({ pitch, at: step * 0.09, length: 0.06, loud: 0.07 })),
  turn: [880, 1175].map((pitch, step) => ({ pitch, at: step * 0.12, length: 0.4, loud: 0.1 })),
  end: [523, 659, 784, 1047].map((pitch, step) => ({ pitch, at: step * 0.14, length: 0.9, loud: 0.1 })),
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  // A browser keeps sound back until somebody has pressed something on the page.
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of TONES[sound]) ring(context, tone);
}

function ring(context: AudioContext, { pitch, at, length, loud }: Tone): void {
  const start = context.currentTime + at;
  for (const [ratio, share] of PARTIALS) {
    const wave = new OscillatorNode(context, { frequency: pitch * ratio });
    const gain = new GainNode(context, { gain: loud * share });
    gain.gain.setValueAtTime(loud * share, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length / ratio ** 0.5);
    wave.connect(gain).connect(context.destination);
    wave.start(start);
    wave.stop(start + length);
  }
}

/** The sound of a step, chosen by the last word in the names of its events, which the games have in common. */
export function soundOf(step: Step): Sound | null {
  const types = step.events.map((event) => String((event as { type?: string }).type));
  if (types.some((type) => /(Completed|Closed)$/.test(type))) return "complete";
  if (types.some((type) => /Broke$/.test(type))) return "break";
  if (types.some((type) => /Rolled$/.test(type))) return "roll";
  return types.some((type) => /(Placed|Laid|Kept)$/.test(type)) ? "place" : null;
}
