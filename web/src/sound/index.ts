// Sounds: made on the spot, never before the user has touched the page, and only if they are wanted.
import type { Sound } from "../motion/events";
import { settings } from "../state/settings.svelte";
import { bell, noise, note } from "./synth";

type Score = (audio: AudioContext, out: AudioNode) => void;
type Alarm = "hurry" | "tick" | "late" | "ask"; // of the clock, and of the others

const SCORES: Record<Sound | Alarm, Score> = {
  hurry: (audio, out) => bell(audio, out, 740, 0, 0.5, 0.1),
  tick: (audio, out) => {
    noise(audio, out, 2400, 0, 0.05, 0.5);
    bell(audio, out, 988, 0, 0.3, 0.16);
  },
  ask: (audio, out) => {
    note(audio, out, 523, 0, 0.22, 0.2, "triangle");
    note(audio, out, 659, 0.16, 0.5, 0.2, "triangle");
  },
  late: (audio, out) => {
    note(audio, out, 392, 0, 0.4, 0.28, "triangle");
    note(audio, out, 294, 0.22, 0.9, 0.28, "triangle");
  },
  turn: (audio, out) => {
    bell(audio, out, 587, 0, 1.4, 0.3);
    bell(audio, out, 880, 0.16, 1.6, 0.24);
  },
  over: (audio, out) => {
    for (const [place, pitch] of [392, 494, 587, 784].entries())
      note(audio, out, pitch, place * 0.16, place === 3 ? 1.4 : 0.5, 0.2, "triangle");
    bell(audio, out, 784, 0.5, 2.2, 0.16);
  },
  murder: (audio, out) => {
    noise(audio, out, 5200, 0, 0.16, 0.4);
    for (const pitch of [147, 156, 220]) note(audio, out, pitch, 0.14, 1.3, 0.16, "triangle");
    note(audio, out, 73, 0.14, 1.5, 0.45, "triangle");
  },
  fall: (audio, out) => {
    for (const [place, pitch] of [420, 260, 170, 110].entries())
      noise(audio, out, pitch, place * 0.13, 0.3 + place * 0.1, 0.55);
    note(audio, out, 55, 0.3, 0.9, 0.45, "triangle");
  },
  robbery: (audio, out) => {
    for (const [place, pitch] of [2637, 2349, 1976, 1760, 1568].entries())
      bell(audio, out, pitch, 0.1 + place * 0.09, 0.3, 0.07);
    note(audio, out, 196, 0.5, 0.6, 0.2, "triangle");
    note(audio, out, 185, 0.7, 0.9, 0.2, "triangle");
  },
  last: (audio, out) => {
    for (const begin of [0, 0.6, 1.2]) bell(audio, out, 294, begin, 1.6, 0.22);
  },
  crown: (audio, out) => {
    note(audio, out, 523, 0, 0.28, 0.2, "triangle");
    note(audio, out, 784, 0.17, 0.7, 0.24, "triangle");
  },
  strike: (audio, out) => {
    note(audio, out, 98, 0, 0.7, 0.4, "triangle");
    note(audio, out, 104, 0.02, 0.6, 0.25);
    noise(audio, out, 180, 0, 0.22, 0.5);
  },
  build: (audio, out) => {
    for (const begin of [0, 0.15]) {
      noise(audio, out, 1100, begin, 0.07, 0.7);
      note(audio, out, 220, begin, 0.12, 0.3, "triangle");
    }
  },
  coin: (audio, out) => {
    bell(audio, out, 1976, 0, 0.3, 0.1);
    bell(audio, out, 2637, 0.07, 0.45, 0.09);
  },
  card: (audio, out) => noise(audio, out, 3200, 0, 0.11, 0.35),
  call: (audio, out) => note(audio, out, 330, 0, 0.3, 0.1),
};
const VOLUME = 0.6;

let audio: AudioContext | null = null;
let out: GainNode | null = null;

/** Wait for a touch or a key: browsers let no page sound before, and some fall silent again meanwhile. */
export function readySound(): () => void {
  const wake = () => {
    if (!settings.kept.sound) return;
    audio ??= new AudioContext();
    if (!out) {
      out = audio.createGain();
      out.gain.value = VOLUME;
      out.connect(audio.destination);
    }
    if (audio.state !== "running") void audio.resume();
  };
  const kinds = ["pointerdown", "keydown"];
  for (const kind of kinds) addEventListener(kind, wake, { capture: true });
  return () => {
    for (const kind of kinds) removeEventListener(kind, wake, { capture: true });
  };
}

export function play(sound: Sound | Alarm | undefined): void {
  if (sound && settings.kept.sound && audio?.state === "running" && out) SCORES[sound](audio, out);
}
