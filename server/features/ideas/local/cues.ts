import { language } from './knowledge.ts';
import { fold, nounForms, soundOf, type Span, type Word } from './words.ts';

export interface Found<Owner> {
  owner: Owner;
  from: number;
  to: number;
  isVerb: boolean;
  /** Index of the first word that a '~' matched. */
  gap: number | null;
  /** Number of literal words; more words make a stronger match. */
  parts: number;
}

interface Cue<Owner> {
  owner: Owner;
  words: { forms: Set<string>; skips: number }[];
  isVerb: boolean;
}

const GAP = 4;
const read = new WeakMap<Word, string[]>();
const nouns = new Set(language.nouns.map(fold));

/** Whether the form looks like an infinitive; 'taller' does not count. */
export function looksInfinitive(word: string): boolean {
  const plain = fold(word);
  return /^(?:...*|[vd])[aei]r$/.test(plain) && !language.nounsInR.includes(plain);
}

/** A word's lemmas: as a noun, and after a colon the infinitives that it may be a form of. */
function lemmas(word: Word): string[] {
  const known = read.get(word);
  if (known) return known;
  const verbs = nouns.has(word.plain) ? [] : infinitivesOf(word.sound);
  const forms = [...nounForms(word.sound), ...verbs.map((verb) => `:${verb}`)];
  read.set(word, forms);
  return forms;
}

export function verbOf(word: Word | undefined): string | null {
  const verb = word && lemmas(word).find((lemma) => lemma.startsWith(':'));
  return verb?.slice(1) ?? null;
}

/** Finds words and phrases in any inflected form; '~' matches up to four words, '|' means 'or'. */
export class Cues<Owner> {
  readonly #byFirst = new Map<string, Cue<Owner>[]>();

  add(owner: Owner, phrases: readonly string[]): this {
    for (const phrase of phrases) {
      const flat = phrase.split(' ');
      const words = flat.flatMap((part, at) =>
        part === '~' ? [] : [{ forms: formsOf(part), skips: flat[at - 1] === '~' ? GAP : 0 }],
      );
      const cue = { owner, words, isVerb: looksInfinitive(phrase) };
      for (const form of words[0]?.forms ?? [])
        this.#byFirst.set(form, [...(this.#byFirst.get(form) ?? []), cue]);
    }
    return this;
  }

  /** All matches, except those contained in a longer one. */
  findAll(words: readonly Word[]): Found<Owner>[] {
    const found = words.flatMap((_, at) => this.findAt(words, at));
    const isPart =
      ({ from, to }: Span) =>
      (longer: Found<Owner>) =>
        longer.from <= from && longer.to >= to && longer.to - longer.from > to - from;
    return found.filter((cue) => !found.some(isPart(cue)));
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
      return [{ owner, from: at, to, isVerb, gap, parts: parts.length }];
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
      forms.add(`:${word}`).add(sound);
    } else if (sound.length > 3 && sound.endsWith('s'))
      for (const form of nounForms(sound)) forms.add(form);
    else forms.add(sound);
  }
  return forms;
}

const AR = new Set(language.endingsInAr);
const ER = new Set(language.endingsInErIr);
const CLITIC = /^(ar|er|ir|ando|iendo|e|a)(?:me|te|se|nos)?(?:l[eao]s?|me|te|se|nos)$/;
const irregular = Map.groupBy(
  language.irregular.map((pair) => pair.split(' ').map(soundOf)),
  ([verb]) => verb,
);
const stems = new Map<string, Map<string, Set<string>>>();

function addVerb(verb: string): void {
  const sound = soundOf(verb);
  const stem = sound.slice(0, -2);
  const endings = sound.endsWith('ar') ? AR : ER;
  // 'recuerdo', 'pierdo' and 'pido'.
  const at = stem.search(/[eo][^aeiou]*$/);
  const vowels = stem[at] === 'e' ? ['ie', 'i'] : stem[at] === 'o' ? ['ue'] : [];
  const others = (irregular.get(sound) ?? []).flatMap(([, other = '']) => other);
  for (const to of vowels) others.push(stem.slice(0, at) + to + stem.slice(at + 1));
  for (const form of new Set([stem, ...others]))
    stems.set(form, (stems.get(form) ?? new Map<string, Set<string>>()).set(verb, endings));
}

function infinitivesOf(sound: string): string[] {
  const found: string[] = [];
  for (let cut = 1; cut <= 9 && cut < sound.length - 1; cut += 1) {
    const ending = sound.slice(-cut);
    const plain = CLITIC.exec(ending)?.[1] ?? ending;
    for (const [verb, endings] of stems.get(sound.slice(0, -cut)) ?? [])
      if (endings.has(ending) || endings.has(plain)) found.push(verb);
  }
  return found;
}
