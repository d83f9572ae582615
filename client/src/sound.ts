// A few quiet sounds, made on the spot: no files, and nothing at all unless somebody wants it.
import { settings } from "./settings.svelte";

export type Sound = "card" | "reveal" | "turn" | "won" | "lost";

// Notes as on a small harpsichord: pitch in hertz, and when they begin, in seconds.
const NOTES: Record<Exclude<Sound, "card">, Array<readonly [number, number]>> = {
  reveal: [
    [294, 0],
    [440, 0.07],
  ],
  turn: [
    [587, 0],
    [784, 0.14],
  ],
  won: [
    [392, 0],
    [494, 0.12],
    [587, 0.24],
    [784, 0.36],
  ],
  lost: [
    [349, 0],
    [311, 0.16],
    [233, 0.34],
  ],
};
const LOUDNESS = 0.09;
const NOTE_LENGTH = 0.5;
const SLIDE_LENGTH = 0.13;

let context: AudioContext | undefined;

export function tone(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  if (sound === "card") slide(context);
  else for (const [pitch, start] of NOTES[sound]) pluck(context, pitch, context.currentTime + start);
}

// As short as a tap on the shoulder, in milliseconds.
const BUZZ = 40;
/** Whether this device can vibrate at all. */
export const canVibrate = (): boolean => typeof navigator.vibrate === "function";

/** Tell somebody who holds the device that it is their turn; browsers allow it once the page has been touched. */
export function buzz(): void {
  if (settings.vibration && canVibrate() && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(BUZZ);
}

/** One plucked note: a bright beginning that fades at once. */
function pluck(audio: AudioContext, pitch: number, at: number): void {
  const string = audio.createOscillator();
  string.type = "triangle";
  string.frequency.value = pitch;
  string.connect(fading(audio, LOUDNESS, at, NOTE_LENGTH));
  string.start(at);
  string.stop(at + NOTE_LENGTH);
}

/** A card on felt: noise that a filter sweeps down. */
function slide(audio: AudioContext): void {
  const noise = audio.createBufferSource();
  noise.buffer = noiseOf(audio, SLIDE_LENGTH);
  const felt = audio.createBiquadFilter();
  felt.type = "bandpass";
  felt.frequency.setValueAtTime(2400, audio.currentTime);
  felt.frequency.exponentialRampToValueAtTime(600, audio.currentTime + SLIDE_LENGTH);
  noise.connect(felt).connect(fading(audio, 2 * LOUDNESS, audio.currentTime, SLIDE_LENGTH));
  noise.start();
}

function noiseOf(audio: AudioContext, seconds: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(seconds * audio.sampleRate), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = 2 * Math.random() - 1;
  return buffer;
}

function fading(audio: AudioContext, loudness: number, at: number, seconds: number): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loudness, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  volume.connect(audio.destination);
  return volume;
}
