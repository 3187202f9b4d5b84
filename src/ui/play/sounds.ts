import type { Change } from '../../store/session';

/** One soft tone: its pitch in hertz, when it begins and how long it lasts, in seconds. */
interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly lasts: number;
  readonly shape: OscillatorType;
}

const tone = (pitch: number, at: number, lasts: number, shape: OscillatorType = 'sine'): Tone => ({
  pitch,
  at,
  lasts,
  shape,
});

/** Few, short and soft: a card laid, a card turned up, the clock, the end. */
const SOUNDS = {
  place: [tone(180, 0, 0.06, 'triangle')],
  turn: [tone(420, 0, 0.05), tone(560, 0.05, 0.08)],
  clock: [tone(980, 0, 0.03, 'triangle'), tone(740, 0.12, 0.04, 'triangle')],
  won: [tone(523, 0, 0.2), tone(659, 0.15, 0.2), tone(784, 0.3, 0.2), tone(1047, 0.45, 0.5)],
  lost: [tone(392, 0, 0.25), tone(311, 0.22, 0.5)],
} as const;

const LOUDNESS = 0.12;

let context: AudioContext | null = null;

/** Plays what a change sounds like, made here and now; nothing where the browser has no sound. */
export function play({ type, events }: Change<unknown>): void {
  const happened = events as readonly { readonly type: string; readonly status?: string }[];
  const has = (name: string): boolean => happened.some((event) => event.type === name);
  if (type === 'opened') return;
  const ended = happened.find((event) => event.type === 'gameEnded');
  if (ended !== undefined) sound(ended.status === 'won' ? SOUNDS.won : SOUNDS.lost);
  else if (type === 'done' && has('turnEnded')) sound(SOUNDS.clock);
  else if (type === 'done' && has('turnedUp')) sound(SOUNDS.turn);
  else if (has('moved')) sound(SOUNDS.place);
}

function sound(tones: readonly Tone[]): void {
  try {
    context ??= new AudioContext();
  } catch {
    return;
  }
  for (const { pitch, at, lasts, shape } of tones) {
    const start = context.currentTime + at;
    const source = new OscillatorNode(context, { type: shape, frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    source.connect(volume).connect(context.destination);
    source.start(start);
    source.stop(start + lasts);
  }
}
