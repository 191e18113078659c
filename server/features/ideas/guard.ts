import { fold, stemsOf } from './classifier.ts';
import { HARMFUL, HARMLESS, TURNED_AROUND } from './guardPatterns.ts';
import { plainText } from './plainText.ts';
import { examples } from './solutions.ts';

const REFUSAL =
  'No podemos ayudarte con ese pedido porque puede dañar a otras personas o ir contra la ley; con gusto te proponemos algo para otro negocio.';
const TOO_LITTLE = 'Cuéntanos un poco más: qué vendes o haces, y qué te gustaría lograr.';

/** Common words that say nothing about what is wanted. */
const COMMON =
  'a al algo alguien ayuda ayudame ayuden buenas bueno buenos busco como con consulta cosa cosas crear cual de del desarrollar dia dias ' +
  'el ella en es esta este favor gracias gustaria hacer haz hola idea ideas la las lo los mas me mejor mi mis nada necesitamos necesito ' +
  'no noches nos o para poder podria por porfa pls proyecto que quiere quiero quisiera se ser si sistema su tarde tardes te tener tengo ' +
  'test todo tu un una uno unos y ya yo app aplicacion aplicativo digital negocio empresa emprendimiento';
const common = new Set(stemsOf(COMMON));
/** Stems of the words of our examples. */
const known = new Set(examples.flatMap(stemsOf));

/**
 * The refusal of a request that asks for harm or says too little, as a message for the person; null if it is accepted.
 *
 * This is a first fence, in front of both engines: it knows words, not intentions, so some harm passes and some harmless
 * requests do not. An external service adds its own moderation.
 */
export function whyUnfit(prompt: string): string | null {
  const text = plainText(prompt);
  if (isHarmful(fold(text)) || isHarmful(undisguised(text))) return REFUSAL;
  return saysEnough(text) ? null : TOO_LITTLE;
}

function isHarmful(text: string): boolean {
  const read = HARMLESS.reduce((rest, [, pattern]) => rest.replace(pattern, ' '), text);
  return HARMFUL.some(([, pattern]) => {
    const found = pattern.exec(read);
    if (!found) return false;
    const before = read.slice(0, found.index);
    return !TURNED_AROUND.some(([, turn]) => turn.test(before));
  });
}

/** Two known words, one of which is about what is wanted. */
function saysEnough(text: string): boolean {
  const words = new Set(stemsOf(text).filter((word) => known.has(word) || common.has(word)));
  return words.size >= 2 && [...words].some((word) => !common.has(word));
}

const letterFor = (sign: string) => 'oieastas'['013457@$'.indexOf(sign)] ?? sign;

/** Reads 'h4ck3ar', 'd r o g a s' and 'armaaas' as they are meant. */
function undisguised(text: string): string {
  return fold(text)
    .replace(/(?<=\p{L}\d?)[013457@$]|[013457@$](?=\d?\p{L})/gu, letterFor)
    .replace(/(?<![\p{L}\d])(\p{L})(?:[.-]|(?<![.-]\p{L}) )(?=\p{L}(?![\p{L}\d]))/gu, '$1')
    .replace(/(\p{L})\1{2,}/gu, '$1');
}
