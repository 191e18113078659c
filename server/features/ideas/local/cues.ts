import { language } from './knowledge.ts';
import { addVerb, infinitivesOf } from './verbForms.ts';
import { fold, nounForms, soundOf, type Word } from './words.ts';

/** A cue found: from its first word to behind its last. */
export interface Found<Owner> {
  owner: Owner;
  from: number;
  to: number;
  isVerb: boolean;
  /** The first of the words that a '~' stands for. */
  gap: number | null;
}

interface Cue<Owner> {
  owner: Owner;
  words: { forms: Set<string>; skips: number }[];
  isVerb: boolean;
}

/** How many words '~' may stand for. */
const GAP = 4;

/** A verb's plain form by its look; 'taller' is none. */
export function looksInfinitive(word: string): boolean {
  const plain = fold(word);
  return /^...*[aei]r$/.test(plain) && !language.nounsInR.includes(plain);
}

const remembered = new WeakMap<Word, string[]>();

/** A word's forms: as a noun, and behind a colon the infinitives it can be of. */
export function lemmas(word: Word): string[] {
  const known = remembered.get(word);
  if (known) return known;
  const all = [...nounForms(word.sound), ...infinitivesOf(word.sound).map((verb) => `:${verb}`)];
  remembered.set(word, all);
  return all;
}

export function verbOf(word: Word | undefined): string | null {
  return (
    (word &&
      lemmas(word)
        .find((lemma) => lemma.startsWith(':'))
        ?.slice(1)) ??
    null
  );
}

/**
 * Words and phrases to look for, in any form of theirs. In 'llevar ~ gastos|cuentas' others may
 * stand at the '~', and either word may end it.
 */
export class Cues<Owner> {
  readonly #byFirst = new Map<string, Cue<Owner>[]>();

  add(owner: Owner, phrases: readonly string[]): this {
    for (const phrase of phrases) {
      const flat = phrase.split(' ');
      const words: Cue<Owner>['words'] = [];
      for (const [at, part] of flat.entries())
        if (part !== '~')
          words.push({ forms: formsOf(part), skips: flat[at - 1] === '~' ? GAP : 0 });
      const cue = { owner, words, isVerb: looksInfinitive(phrase) };
      for (const form of words[0]?.forms ?? [])
        this.#byFirst.set(form, [...(this.#byFirst.get(form) ?? []), cue]);
    }
    return this;
  }

  /** All that is found, without what is part of something longer. */
  findAll(words: readonly Word[]): Found<Owner>[] {
    const found = words.flatMap((_, at) => this.findAt(words, at));
    return found.filter(
      ({ from, to }) =>
        !found.some(
          (longer) => longer.from <= from && longer.to >= to && longer.to - longer.from > to - from,
        ),
    );
  }

  findAt(words: readonly Word[], at: number): Found<Owner>[] {
    const word = words[at];
    const cues = word ? lemmas(word).flatMap((form) => this.#byFirst.get(form) ?? []) : [];
    return [...new Set(cues)].flatMap(({ owner, words: parts, isVerb }) => {
      let to = at + 1;
      let gap: number | null = null;
      for (const { forms, skips } of parts.slice(1)) {
        const end = to + skips;
        const start = to;
        while (to < end && !has(words[to], forms)) to += 1;
        if (to > start) gap ??= start;
        if (!has(words[to], forms)) return [];
        to += 1;
      }
      return [{ owner, from: at, to, isVerb, gap }];
    });
  }

  isAt(words: readonly Word[], at: number): boolean {
    return this.findAt(words, at).length > 0;
  }
}

function has(word: Word | undefined, forms: Set<string>): boolean {
  return word !== undefined && word.before !== '.' && lemmas(word).some((form) => forms.has(form));
}

function formsOf(part: string): Set<string> {
  const forms = new Set<string>();
  for (const word of part.split('|')) {
    const sound = soundOf(word);
    if (looksInfinitive(word)) {
      addVerb(word);
      forms.add(`:${word}`);
    } else if (sound.length > 3 && sound.endsWith('s'))
      for (const form of nounForms(sound)) forms.add(form);
    else forms.add(sound);
  }
  return forms;
}
