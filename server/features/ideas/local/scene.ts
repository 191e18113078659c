import type { Found } from './cues.ts';
import type { IntentCue } from './lexicon.ts';
import type { Word } from './words.ts';
import type { Zone } from './zones.ts';

/** A request taken apart: its words, the zone of each, and the cues of intents among them. */
export interface Scene {
  words: readonly Word[];
  zones: readonly Zone[];
  found: readonly Found<IntentCue>[];
}

/** What makes something one's own. */
export const MINE = 'mi mis nuestro nuestra nuestros nuestras';
