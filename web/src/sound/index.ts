// Sounds: made on the spot, never before the user has touched the page, and only if they are wanted.
import type { Sound } from "../motion/events";
import { settings } from "../state/settings.svelte";
import { bell, noise, note } from "./synth";

type Score = (audio: AudioContext, out: AudioNode) => void;

const SCORES: Record<Sound, Score> = {
  turn: (audio, out) => {
    bell(audio, out, 587, 0, 1.4, 0.3);
    bell(audio, out, 880, 0.16, 1.6, 0.24);
  },
  over: (audio, out) => {
    for (const [place, pitch] of [392, 494, 587, 784].entries())
      note(audio, out, pitch, place * 0.16, place === 3 ? 1.4 : 0.5, 0.2, "triangle");
    bell(audio, out, 784, 0.5, 2.2, 0.16);
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

export function play(sound: Sound | undefined): void {
  if (sound && settings.kept.sound && audio?.state === "running" && out) SCORES[sound](audio, out);
}
