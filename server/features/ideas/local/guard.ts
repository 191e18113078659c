import { Cues } from './cues.ts';
import { harm } from './knowledge.ts';
import { plainText } from '../plainText.ts';
import { readRequest } from './request.ts';
import { fold, wordsOf, type Span } from './words.ts';

const harmful = new Cues<true>().add(true, Object.values(harm.groups).flat());
const harmless = new Cues<true>().add(true, harm.safe);
const defusing = new Cues<true>().add(true, harm.defusedBy);
/** How many words before a harmful one can turn its sense: 'evitar que me estafen con yapes falsos'. */
const REACH = 6;
/** Signs that stand for letters, and those letters. */
const SIGNS = '013457@$';
const LETTERS = 'oieastas';

/** Why a prompt gets no idea, in words for the person: it asks for harm, or says too little. */
export function whyUnfit(prompt: string): string | null {
  const text = plainText(prompt);
  if (isHarmful(text) || isHarmful(undisguised(text))) return harm.refusal;
  return readRequest(prompt).isClear ? null : harm.tooLittle;
}

function isHarmful(text: string): boolean {
  const words = wordsOf(text);
  const safe = harmless.findAll(words);
  const isTurned = (by: Span, cue: Span) =>
    by.from < cue.from &&
    cue.from - by.from <= REACH &&
    !words
      .slice(by.to, cue.from)
      .some(({ plain, before }) => before || ['y', 'para'].includes(plain));
  const turning = defusing.findAll(words);
  return harmful
    .findAll(words)
    .filter((cue) => !safe.some(({ from, to }) => from < cue.to && to > cue.from))
    .some((cue) => !turning.some((by) => isTurned(by, cue)));
}

const readSign = (sign: string) => LETTERS[SIGNS.indexOf(sign)] ?? sign;

/** 'h4ck3ar', 'd r o g a s' and 'armaaas' as they are read. */
function undisguised(text: string): string {
  return fold(text)
    .replace(/(?<=\p{L})[013457@$]|[013457@$](?=\p{L})/gu, readSign)
    .replace(/(?<![\p{L}\d])(\p{L})[ .-](?=\p{L}(?![\p{L}\d]))/gu, '$1')
    .replace(/(\p{L})\1{2,}/gu, '$1');
}
