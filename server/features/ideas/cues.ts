import { VerbForms } from './verbForms.ts';
import { fold, nounForms, soundOf, type Word } from './words.ts';

/** Where a cue was found among the words: from its first to behind its last. */
export interface Found<Owner> {
  owner: Owner;
  from: number;
  to: number;
  isVerb: boolean;
}

interface Cue<Owner> {
  owner: Owner;
  words: { forms: Set<string>; mayFollow: number }[];
  isVerb: boolean;
}

/** How many words '~' in a cue may stand for. */
const GAP = 4;
/** Nouns that end like infinitives. */
const NOUNS = new Set(
  'taller alquiler celular hogar lugar bazar mujer lider escolar militar popular bar familiar particular regular ayer mar placer deber par collar pilar solar azucar dolar hangar titular similar singular vulgar manjar ajuar telar altar billar alfajor'.split(
    ' ',
  ),
);

export const verbForms = new VerbForms();

/** A word's forms: as a noun, and with a colon the infinitives it can be of. */
export function lemmas(word: Word): string[] {
  let known = remembered.get(word);
  if (!known) {
    known = [
      ...nounForms(word.sound),
      ...verbForms.infinitives(word.sound).map((verb) => `:${verb}`),
    ];
    remembered.set(word, known);
  }
  return known;
}

const remembered = new WeakMap<Word, string[]>();

/**
 * Words and phrases to look for. A cue 'llevar ~ cuentas|gastos' may have others at the '~' and ends
 * with either word.
 */
export class Cues<Owner> {
  readonly #byFirst = new Map<string, Cue<Owner>[]>();

  add(owner: Owner, phrases: readonly string[], isVerb = false): void {
    for (const phrase of phrases) {
      const words: Cue<Owner>['words'] = [];
      let mayFollow = 0;
      const parts = phrase.split(' ');
      for (const part of parts) {
        if (part === '~') mayFollow = GAP;
        else {
          const verb = isVerb || (parts.length > 1 && isInfinitive(part));
          words.push({ forms: formsOf(part, verb, isVerb), mayFollow });
          mayFollow = 0;
        }
      }
      const cue = { owner, words, isVerb };
      for (const form of words[0]?.forms ?? [])
        this.#byFirst.set(form, [...(this.#byFirst.get(form) ?? []), cue]);
    }
  }

  /** Every cue found, those within a longer one left out. */
  findAll(words: readonly Word[]): Found<Owner>[] {
    const found = words.flatMap((_, at) => this.findAt(words, at));
    const isWithin = (one: Found<Owner>) =>
      found.some(
        (other) =>
          other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      );
    return found.filter((one) => !isWithin(one));
  }

  findAt(words: readonly Word[], at: number): Found<Owner>[] {
    const word = words[at];
    if (!word) return [];
    const cues = new Set(lemmas(word).flatMap((form) => this.#byFirst.get(form) ?? []));
    return [...cues].flatMap(({ owner, words: parts, isVerb }) => {
      const to = endOf(parts, words, at);
      return to === null ? [] : [{ owner, from: at, to, isVerb }];
    });
  }
}

function endOf(parts: Cue<unknown>['words'], words: readonly Word[], at: number): number | null {
  let next = at + 1;
  for (const { forms, mayFollow } of parts.slice(1)) {
    let tries = mayFollow;
    while (!matches(words[next], forms)) {
      if (tries === 0 || !words[next] || words[next]?.before === '.') return null;
      tries -= 1;
      next += 1;
    }
    if (words[next]?.before === '.') return null;
    next += 1;
  }
  return next;
}

function matches(word: Word | undefined, forms: Set<string>): boolean {
  return word !== undefined && lemmas(word).some((form) => forms.has(form));
}

/** The forms that stand for any of the words between bars. */
function formsOf(part: string, isVerb: boolean, isOnlyVerb: boolean): Set<string> {
  const forms = new Set<string>();
  for (const word of part.split('|')) {
    const sound = soundOf(word);
    if (isVerb || (part.includes('|') && isInfinitive(word))) {
      verbForms.add(word);
      forms.add(`:${word}`);
    }
    if (isOnlyVerb) continue;
    forms.add(sound);
    if (sound.length > 3 && sound.endsWith('s'))
      for (const form of nounForms(sound).slice(1)) forms.add(form);
  }
  return forms;
}

function isInfinitive(word: string): boolean {
  return word.length > 3 && /[aei]r$/.test(fold(word)) && !isNounInR(word);
}

/** 'taller', 'hogar': no verb, though it ends like one. */
export function isNounInR(word: string): boolean {
  return NOUNS.has(fold(word));
}
