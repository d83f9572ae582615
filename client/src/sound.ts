// Two quiet tones, made on the spot: no files, and nothing at all unless somebody wants it.
import { settings } from "./settings.svelte";

let context: AudioContext | undefined;

export function tone(kind: "card" | "turn"): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const [pitch, length] = kind === "turn" ? [660, 0.35] : [190, 0.09];
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.type = kind === "turn" ? "sine" : "triangle";
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + length);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start();
  oscillator.stop(context.currentTime + length);
}
