/** Taste, remembered on this device: nothing here is law and nothing here is sent. */
import type { Deck } from './art/suits';

export interface Settings {
  readonly language: string;
  readonly theme: 'system' | 'light' | 'dark' | 'contrast';
  readonly cardSize: 'small' | 'medium' | 'large';
  readonly rows: 1 | 2;
  readonly deck: Deck;
  /** Seconds that a finished trick stays; null waits for the player. */
  readonly hold: number | null;
  readonly motion: 'system' | 'off' | 'fast' | 'normal' | 'slow';
  /** Whether a tap lifts a card, or plays it at once. */
  readonly tap: 'lift' | 'play';
  readonly cue: 'plain' | 'peek' | 'none';
  readonly speech: 'brief' | 'normal' | 'full';
  /** Whether single letters are keys. */
  readonly letters: boolean;
  readonly commandBox: boolean;
  /** Headings and lists in place of drawings. */
  readonly textTable: boolean;
  /** Whether the card that wins so far is marked. */
  readonly winningTag: boolean;
  /** Whether unlawful cards are marked before they are tried. */
  readonly marks: boolean;
  readonly thumb: 'left' | 'right';
  /** Whether it is shown who may be the ally, by what all know. */
  readonly meter: boolean;
}

export const DEFAULTS: Settings = {
  language: 'en',
  theme: 'system',
  cardSize: 'medium',
  rows: 1,
  deck: 'french',
  hold: 1.6,
  motion: 'system',
  tap: 'lift',
  cue: 'plain',
  speech: 'normal',
  letters: true,
  commandBox: true,
  textTable: false,
  winningTag: true,
  marks: true,
  thumb: 'right',
  meter: false,
};

export const HOLDS: readonly (number | null)[] = [0.5, 1, 1.6, 2.5, 4, 6, null];

const CHOICES: { readonly [K in keyof Settings]?: readonly Settings[K][] } = {
  theme: ['system', 'light', 'dark', 'contrast'],
  cardSize: ['small', 'medium', 'large'],
  rows: [1, 2],
  deck: ['french', 'spanish'],
  hold: HOLDS,
  motion: ['system', 'off', 'fast', 'normal', 'slow'],
  tap: ['lift', 'play'],
  cue: ['plain', 'peek', 'none'],
  speech: ['brief', 'normal', 'full'],
  letters: [true, false],
  commandBox: [true, false],
  textTable: [true, false],
  winningTag: [true, false],
  marks: [true, false],
  thumb: ['left', 'right'],
  meter: [false, true],
};

export function choicesOf<K extends keyof Settings>(key: K): readonly Settings[K][] {
  return CHOICES[key] ?? [];
}

/** Read what an earlier visit wrote; whatever is not a setting of today is left out. */
export function readSettings(written: string | null): Settings {
  if (written === null) return DEFAULTS;
  let found: unknown;
  try {
    found = JSON.parse(written);
  } catch {
    return DEFAULTS;
  }
  if (typeof found !== 'object' || found === null) return DEFAULTS;
  const known: Record<string, unknown> = { ...DEFAULTS };
  for (const [key, value] of Object.entries(found)) {
    const choices: readonly unknown[] | undefined = CHOICES[key as keyof Settings];
    if (choices?.includes(value)) known[key] = value;
    if (key === 'language' && typeof value === 'string') known[key] = value;
  }
  return known as unknown as Settings;
}

/** How long a movement lasts, in milliseconds, before the device's own wish for less. */
export function duration(settings: Settings): number {
  switch (settings.motion) {
    case 'off':
      return 0;
    case 'fast':
      return 120;
    case 'slow':
      return 520;
    case 'system':
    case 'normal':
      return 260;
  }
}
