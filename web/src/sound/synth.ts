// A very small synthesiser: notes that ring out, and noise that is struck.

/** Let a note ring: pitch in hertz, when it begins and how long it lasts in seconds. */
export function note(
  audio: AudioContext,
  out: AudioNode,
  pitch: number,
  begin: number,
  length: number,
  loud: number,
  shape: OscillatorType = "sine",
): void {
  const tone = audio.createOscillator();
  tone.type = shape;
  tone.frequency.value = pitch;
  ring(audio, tone, out, begin, length, loud);
}

/** A bell: a note with the overtones of struck metal, which fade sooner than it does. */
export function bell(
  audio: AudioContext,
  out: AudioNode,
  pitch: number,
  begin: number,
  length: number,
  loud: number,
): void {
  for (const [over, share] of [
    [1, 1],
    [2.76, 0.4],
    [5.4, 0.18],
  ] as const)
    note(audio, out, pitch * over, begin, length / Math.sqrt(over), loud * share);
}

/** Noise around a pitch: paper at high ones, wood at low ones. */
export function noise(
  audio: AudioContext,
  out: AudioNode,
  pitch: number,
  begin: number,
  length: number,
  loud: number,
): void {
  const source = audio.createBufferSource();
  source.buffer = hiss(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 1.2;
  filter.connect(out);
  ring(audio, source, filter, begin, length, loud);
}

function ring(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  out: AudioNode,
  begin: number,
  length: number,
  loud: number,
): void {
  const gain = audio.createGain();
  const start = audio.currentTime + begin;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(out);
  source.start(start);
  source.stop(start + length);
}

let hissing: AudioBuffer | undefined;

function hiss(audio: AudioContext): AudioBuffer {
  if (hissing?.sampleRate === audio.sampleRate) return hissing;
  hissing = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = hissing.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return hissing;
}
