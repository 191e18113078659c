import { UnfitRequest } from './engineContract.ts';
import { harm } from './knowledge.ts';
import { mixed } from './lexicon.ts';
import { readRequest, type Request } from './request.ts';
import { plainText } from './plainText.ts';
import { fold, soundOf, wordsOf, type Word } from './words.ts';

const harmful = mixed(Object.values(harm.groups).flat());
const safe = mixed(harm.safe);
const defusing = new Set(harm.defusedBy.map((word) => soundOf(word)));

/** How many words before a harmful one can turn its sense: 'evitar que hackeen'. */
const REACH = 4;
const DIGITS: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/**
 * Reads a request that may be answered.
 *
 * @throws UnfitRequest when it asks for harm, or says too little
 */
export function readFitRequest(prompt: string): Request {
  if (isHarmful(prompt)) throw new UnfitRequest(harm.refusal);
  const request = readRequest(prompt);
  if (!request.isClear) throw new UnfitRequest(harm.tooLittle);
  return request;
}

function isHarmful(prompt: string): boolean {
  const text = plainText(prompt);
  const words = wordsOf(text);
  return [words, words.map(undisguised), joined(words)].some(isHarmfulIn);
}

function isHarmfulIn(words: readonly Word[]): boolean {
  const harmless = safe.findAll(words);
  return harmful.findAll(words).some(({ from, to }) => {
    if (harmless.some((phrase) => phrase.from < to && phrase.to > from)) return false;
    const before = words.slice(Math.max(0, from - REACH), from);
    return !before.some(({ sound }) => defusing.has(sound));
  });
}

/** 'h4ck3ar' and 'drooogas' as they are read. */
function undisguised(word: Word): Word {
  const isMixed = /\p{L}/u.test(word.raw) && /[\d@$]/.test(word.raw);
  const letters = isMixed
    ? word.raw.replace(/[013457@$]/g, (char) => DIGITS[char] ?? char)
    : word.raw;
  const raw = fold(letters).replace(/(.)\1{2,}/g, '$1');
  return { ...word, raw, sound: soundOf(raw) };
}

/** 'd r o g a s' as one word. */
function joined(words: readonly Word[]): Word[] {
  const out: Word[] = [];
  for (const word of words.map(undisguised)) {
    const last = out.at(-1);
    const isLetter = [...word.raw].length === 1 && /[a-z]/.test(word.raw);
    if (last && isLetter && letterRuns.has(last)) {
      const raw = last.raw + word.raw;
      const longer = { ...last, raw, sound: soundOf(raw) };
      letterRuns.add(longer);
      out[out.length - 1] = longer;
      continue;
    }
    if (isLetter) letterRuns.add(word);
    out.push(word);
  }
  return out;
}

const letterRuns = new WeakSet<Word>();
