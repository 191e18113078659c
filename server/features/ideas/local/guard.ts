import { Cues } from './cues.ts';
import { harm, listOf, partsOf } from './knowledge.ts';
import { plainText } from '../plainText.ts';
import { readRequest } from './request.ts';
import { corrected } from './spelling.ts';
import { fold, wordsOf, type Span, type Words } from './words.ts';

/** Combinations that are harmful, and exceptions after 'salvo': see data/README.md. */
const rules = harm.rules.map((rule) => rule.split(' salvo ').map((it) => partsOf(it).map(listOf)));
const cues = new Cues<string>();
for (const cue of new Set(rules.flat(3))) cues.add(cue, [cue]);
for (const [name, phrases] of Object.entries(harm.words)) cues.add(`@${name}`, phrases);

/**
 * The refusal of a prompt that asks for harm or says too little, as a message for the person; null if
 * the prompt is accepted.
 */
export function whyUnfit(prompt: string): string | null {
  const text = plainText(prompt);
  const read = [...new Set([fold(text), undisguised(text)])].map(wordsOf);
  if (read.some((words) => isHarmful(words) || isHarmful(words.map(corrected))))
    return harm.refusal;
  return readRequest(prompt).isClear ? null : harm.tooLittle;
}

function isHarmful(words: Words): boolean {
  const found = words.flatMap((_, at) => cues.findAt(words, at));
  const mitigating = found.filter(({ owner }) => owner === '@inocuo' || owner === '@giro');
  const isHarmless = (cue: Span) =>
    mitigating.some(({ owner, from, to }) => {
      if (owner === '@inocuo') return from < cue.to && to > cue.from;
      const turns = from < cue.from && cue.from - from < 7;
      return turns && !words.slice(to, cue.from).some(endsTurn);
    });
  const remaining = Map.groupBy(found, (cue) => (isHarmless(cue) ? '' : cue.owner));
  return rules.some(([all = [], [not = []] = []]) => {
    const [first = [], ...rest] = all.map((of) => of.flatMap((name) => remaining.get(name) ?? []));
    if (found.some(({ owner }) => not.includes(owner))) return false;
    return first.some((cue) => rest.every(isNear(cue)));
  });
}

const endsTurn = ({ plain, before }: Words[number]) => before || plain === 'y' || plain === 'para';
const isNear = (to: Span) => (all: Span[]) => all.some((it) => Math.abs(it.from - to.from) < 15);
const letterFor = (sign: string) => 'oieastas'['013457@$'.indexOf(sign)] ?? sign;

/** Normalizes 'h4ck3ar', 'd r o g a s' and 'armaaas'. */
function undisguised(text: string): string {
  return fold(text)
    .replace(/(?<=\p{L}\d?)[013457@$]|[013457@$](?=\d?\p{L})/gu, letterFor)
    .replace(/(?<![\p{L}\d])(\p{L})(?:[.-]|(?<![.-]\p{L}) )(?=\p{L}(?![\p{L}\d]))/gu, '$1')
    .replace(/(\p{L})\1{2,}/gu, '$1');
}
