import { soundOf } from './words.ts';

/** Endings as they sound, of verbs in -ar, and of those in -er and -ir. */
const AR = words(
  'ar o as a amos an e es emos en aste o aron aba abas abamos aban ando ado ada ados adas are aras ara aremos aran aria arias ariamos arian asen',
);
const ER = words(
  'er ir o es e emos imos en a as amos an i iste io imos ieron ia ias iamos ian iendo yendo ido ida idos idas ere era eras eremos eran eria erias eriamos erian ire ira iras iremos iran iria irian iera ieras ieran yo yen yan ya',
);
const CLITICS = words(
  'me te se le les lo la los las nos melo mela melos telo selo sela selos noslo',
);
const TAKES_CLITIC = words('ar er ir ando iendo yendo');

/** Those whose forms no ending tells. */
const IRREGULAR: Record<string, string> = {
  tener: 'tengo tiene tienen tenga tengan tengamos tuve',
  hacer: 'hago hace hacen haga hagan hice hizo hecho hagamos',
  querer: 'quiero quisiera quisieramos quiere quieren quisiese',
  poner: 'pongo ponga pongan puse puesto',
  ir: 'voy va vamos van vaya vayan',
  poder: 'puedo puede pueden pueda puedan podamos pudiera',
  ser: 'soy es somos son sea sean',
  pedir: 'pido piden pide pida pidan',
  ofrecer: 'ofresco ofresca ofrescan',
  producir: 'produsco produsca produscan',
};

function words(list: string): Set<string> {
  return new Set(list.split(' '));
}

/** The verbs that data name, and the infinitives of any form of theirs. */
export class VerbForms {
  readonly #stems = new Map<string, { verb: string; endings: Set<string> }[]>();
  readonly #forms = new Map<string, string>();

  /** @param verb an infinitive as data write it */
  add(verb: string): void {
    const sound = soundOf(verb);
    if (this.infinitives(sound).includes(verb)) return;
    const stem = sound.slice(0, -2);
    const endings = sound.endsWith('ar') ? AR : ER;
    for (const form of [stem, ...changed(stem), `${stem}k`, `${stem}y`]) {
      if (form === `${stem}k` && !stem.endsWith('s')) continue;
      if (form === `${stem}y` && !stem.endsWith('u')) continue;
      this.#stems.set(form, [...(this.#stems.get(form) ?? []), { verb, endings }]);
    }
    for (const form of IRREGULAR[verb]?.split(' ') ?? []) this.#forms.set(soundOf(form), verb);
  }

  /** Of which verbs a word can be a form. */
  infinitives(sound: string): string[] {
    const irregular = this.#forms.get(sound);
    const found = irregular ? [irregular] : [];
    for (let cut = 1; cut <= 7 && cut < sound.length - 1; cut += 1) {
      const verbs = this.#stems.get(sound.slice(0, -cut));
      if (!verbs) continue;
      const ending = sound.slice(-cut);
      for (const { verb, endings } of verbs) if (isEnding(ending, endings)) found.push(verb);
    }
    return found;
  }
}

function isEnding(ending: string, endings: Set<string>): boolean {
  if (endings.has(ending)) return true;
  for (let cut = 2; cut <= 5 && cut < ending.length; cut += 1) {
    const head = ending.slice(0, -cut);
    if (CLITICS.has(ending.slice(-cut)) && (TAKES_CLITIC.has(head) || head === 'e' || head === 'a'))
      return endings.has(head);
  }
  return false;
}

/** The stem with its last vowel changed, as in 'recuerdo', 'pierde', 'pido'. */
function changed(stem: string): string[] {
  const at = Math.max(stem.lastIndexOf('e'), stem.lastIndexOf('o'));
  const swaps: Record<string, string[]> = { e: ['ie', 'i'], o: ['ue', 'u'] };
  return (swaps[stem[at] ?? ''] ?? []).map((to) => stem.slice(0, at) + to + stem.slice(at + 1));
}
