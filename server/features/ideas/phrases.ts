import { Cues, lemmas } from './cues.ts';
import { language } from './knowledge.ts';
import { goalCues } from './lexicon.ts';
import { spelled } from './spelling.ts';
import { fold, type Word } from './words.ts';

function set(list: string): Set<string> {
  return new Set(list.split(' '));
}

const DETERMINERS = set(
  'mi mis nuestro nuestra nuestros nuestras su sus el la los las un una unos unas este esta estos estas tu tus todo toda todos todas algunos algunas varios varias muchos muchas otros otras mas cada cualquier',
);
const LINKS = set('de del y e o');
/** Words no noun phrase goes on with. */
const ENDS = set(
  'en por para con a al que porque pero aunque mientras cuando cuanto cuantos cuantas donde como quien quienes cual cuales sin sobre segun hasta hacia entre desde si no ni se me te le les lo nos ya muy bien mejor tambien solo siempre online hoy aqui alli ahi asi rapido rapidamente facil facilmente automaticamente diario diariamente directo directamente pues eso esto gracias porfa favor es son esta estan hay fue era tengo soy somos quiero quieren quiere pueda puedan puede pueden sea sean etc online',
);
const FLIPPED: Record<string, string> = {
  mi: 'tu', mis: 'tus', nuestro: 'tu', nuestra: 'tu', nuestros: 'tus', nuestras: 'tus',
  me: 'te', nos: 'te', conmigo: 'contigo', yo: 'tú', nosotros: 'tu equipo', tengo: 'tienes',
  tenemos: 'tienes', soy: 'eres', somos: 'son', estoy: 'estás', estamos: 'están', puedo: 'puedes',
  hago: 'haces', hacemos: 'haces', voy: 'vas', se: 'se', quiero: 'quieres', debo: 'debes',
}; // prettier-ignore

const BEFORE_VERB = set('que cuando donde si no como cuanto lo porque');

const notObjects = new Cues<true>();
notObjects.add(true, language.notObjects);

export interface Phrase {
  from: number;
  to: number;
}

export function isDeterminer(word: Word | undefined): boolean {
  return word !== undefined && DETERMINERS.has(fold(word.raw));
}

export function isEnd(word: Word | undefined): boolean {
  return word === undefined || word.before === '.' || ENDS.has(fold(word.raw));
}

export function isVerbAt(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  const plain = fold(word.raw);
  const isForm = lemmas(word).some((lemma) => lemma.startsWith(':'));
  return (
    isForm &&
    /(?:[aei]r|[aei]r(?:me|te|se|le|les|la|las|lo|los|nos)|ando|iendo|amos|emos|o)$/.test(plain)
  );
}

/** The noun phrase that begins here, its determiner left out; null where there is none. */
export function nounPhrase(words: readonly Word[], start: number): Phrase | null {
  let from = start;
  while (isDeterminer(words[from]) && (from === start || words[from]?.before === '')) from += 1;
  let to = from;
  while (to < words.length && to - from < 7) {
    const word = words[to] as Word;
    if (isEnd(word) && !(to === from && word.before === '.' && !ENDS.has(fold(word.raw)))) break;
    if (word.before === ',' && !goesOnAfterComma(words, from, to)) break;
    if (LINKS.has(fold(word.raw))) {
      const next = isDeterminer(words[to + 1]) ? to + 2 : to + 1;
      const isJoin = !fold(word.raw).startsWith('d');
      if (to === from || isEnd(words[next]) || (isJoin && isVerbAt(words, next))) break;
      if (words[to + 1]?.before !== '') break;
    } else if (
      to > from &&
      (isInfinitiveOrFinite(words, to) || goalCues.findAt(words, to).length > 0)
    )
      break;
    to += 1;
  }
  while (to > from && (LINKS.has(fold(words[to - 1]?.raw ?? '')) || isDeterminer(words[to - 1])))
    to -= 1;
  return to > from ? { from, to } : null;
}

function isInfinitiveOrFinite(words: readonly Word[], at: number): boolean {
  const plain = fold(words[at]?.raw ?? '');
  return isVerbAt(words, at) && /(?:[aei]r|ndo|mos)$/.test(plain);
}

/** 'frutas, verduras y abarrotes' goes on; 'frutas, quiero una web' does not. */
function goesOnAfterComma(words: readonly Word[], from: number, at: number): boolean {
  if (at === from || isVerbAt(words, at) || isDeterminer(words[at])) return false;
  return ['y', 'e'].includes(fold(words[at + 1]?.raw ?? '')) && !isVerbAt(words, at + 2);
}

/** Whether a phrase names something one can sell, lend or keep, rather than 'clientes' or 'ayuda'. */
export function isObject(words: readonly Word[], { from }: Phrase): boolean {
  return notObjects.findAt(words, from).length === 0 && (words[from]?.raw.length ?? 0) > 2;
}

/** Words of somebody about themselves, said to them: 'mis clientes me pagan' is 'tus clientes te pagan'. */
export function toldBack(words: readonly Word[]): string {
  return spelled(words)
    .map(
      (word, at) => `${words[at]?.before === ',' && at > 0 ? ', ' : ' '}${turned(word, words, at)}`,
    )
    .join('')
    .trim();
}

function turned(word: string, words: readonly Word[], at: number): string {
  const plain = fold(word);
  const flipped = FLIPPED[plain];
  if (flipped) return flipped;
  const enclitic = /^(.*[aeiáéí](?:r|ndo))(?:me|nos)$/u.exec(word);
  if (enclitic) return `${enclitic[1] ?? ''}te`;
  const source = words[at];
  const isClause = BEFORE_VERB.has(fold(words[at - 1]?.raw ?? ''));
  const verb = source && lemmas(source).find((lemma) => lemma.startsWith(':'));
  if (!verb || !isClause || !/[^aei]o$/.test(plain)) return word;
  return word.slice(0, -1) + (verb.endsWith('ar') ? 'as' : 'es');
}
