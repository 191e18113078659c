import { soundOf } from './words.ts';

const list = (words: string) => new Set(words.split(' '));

/** Endings as they sound, of verbs in -ar and of the others. */
const AR = list(
  'ar o as a amos an e es emos en aste o aron aba abas abamos aban ando ado ada ados adas are aras ara aremos aran aria arias ariamos arian',
);
const ER = list(
  'er ir o es e emos imos en a as amos an i iste io imos ieron ia ias iamos ian iendo yendo ido ida idos idas ere era eras eremos eran eria erias eriamos erian ire ira iras iremos iran iria irian iera ieran yo yen yan ya',
);
const CLITIC = /^(ar|er|ir|ando|iendo|e|a)(?:me|te|se|nos)?(?:l[eao]s?|me|te|se|nos)$/;

const stems = new Map<string, { verb: string; endings: Set<string> }[]>();

/** Makes any form of a verb known, from its infinitive. */
export function addVerb(verb: string): void {
  const sound = soundOf(verb);
  const stem = sound.slice(0, -2);
  const endings = sound.endsWith('ar') ? AR : ER;
  const known = stems.get(stem) ?? [];
  if (known.some((other) => other.verb === verb)) return;
  // 'ofresco' and 'construyo' besides what the vowels do in 'recuerdo', 'pierdo' and 'pido'.
  const others = [stem.replace(/s$/, 'sk'), stem.replace(/u$/, 'uy')];
  const at = stem.search(/[eo][^aeiou]*$/);
  const vowels = stem[at] === 'e' ? ['ie', 'i'] : stem[at] === 'o' ? ['ue'] : [];
  for (const to of vowels) others.push(stem.slice(0, at) + to + stem.slice(at + 1));
  for (const form of new Set([stem, ...others]))
    stems.set(form, [...(stems.get(form) ?? []), { verb, endings }]);
}

/** Of which verbs a word can be a form. */
export function infinitivesOf(sound: string): string[] {
  const found: string[] = [];
  for (let cut = 1; cut <= 9 && cut < sound.length - 1; cut += 1) {
    const ending = sound.slice(-cut);
    const plain = CLITIC.exec(ending)?.[1] ?? ending;
    for (const { verb, endings } of stems.get(sound.slice(0, -cut)) ?? [])
      if (endings.has(ending) || endings.has(plain)) found.push(verb);
  }
  return found;
}
