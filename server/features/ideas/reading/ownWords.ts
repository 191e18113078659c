import { plain } from './words.ts';

/** What someone does, in the words they used. */
export interface OwnWords {
  /** 'cajas de madera', without article. */
  phrase: string;
  verb: 'has' | 'sells' | 'makes' | 'is';
  gender: 'f' | 'm';
  /** 'tienda' of 'una tienda de disfraces'. */
  holder: string | null;
}

const LEADS: readonly [RegExp, OwnWords['verb']][] = [
  [/\b(?:vendo|vendemos|venta de|venden|comercializo|comercializamos|distribuyo)\s+(.+)/u, 'sells'],
  [
    /\b(?:fabrico|fabricamos|hago|hacemos|produzco|producimos|elaboro|elaboramos|preparo|preparamos|diseño|cultivo|crío|crio|reparo|reparamos|instalo|instalamos|alquilo|alquilamos|ofrezco|ofrecemos|brindo|brindamos|dicto|enseño|doy|damos)\s+(.+)/u,
    'makes',
  ],
  [
    /\bmi (?:negocio|emprendimiento|empresa|rubro|giro) (?:es|son|se dedica a|vende) (?:de |la |el )?(.+)/u,
    'makes',
  ],
  [/\b(?:me dedico|nos dedicamos) (?:a|al) (?:la |los |las |hacer |vender )?(.+)/u, 'makes'],
  [/\b(?:tengo|tenemos|administro|manejo|abrí|abri|abriré|abrire|abrir)\s+(.+)/u, 'has'],
  [
    /\b(?:negocio|tienda|empresa|emprendimiento|marca|puesto|taller|servicio|local) (?:de|para) (.+)/u,
    'makes',
  ],
  [/\b(?:soy|somos)\s+(.+)/u, 'is'],
  [/\bmi (\p{L}{5,}.*)/u, 'has'],
];

const ARTICLES =
  /^(?:(?:un|una|unos|unas|el|la|los|las|mi|mis|pequeño|pequeña|pequeños|nuestro|nuestra|propio|propia|gran|negocio de|negocio|tienda de|emprendimiento de|empresa de|puesto de|marca de|servicio de|servicios de|venta de|local de|stand de|taller de|fábrica de|planta de|de)\s+)+/u;
const ENDS =
  /[.,;:!?\n]|\s(?:y|e|o|que|pero|donde|desde|por|porque|pues|quiero|queremos|quisiera|necesito|necesitamos|busco|en|con|sin|hace|cerca|a|al|como|cuando|los fines|llamad[oa]|se|me|nos|no|mis|mi|les|tengo|somos|soy|vendo|wsp|whatsapp)(?=\s|$).*/u;
const DANGLING = /(?:\s(?:para|de|del|la|los|las|el|un|una|su|sus))+$/u;
const HOLDER =
  /^(?:(?:un|una|mi|el|la|nuestro|nuestra|pequeño|pequeña)\s+)*(tienda|empresa|emprendimiento|puesto|marca|taller|fábrica|planta|stand)\s+de\s/u;
/** Too general to repeat, alone or at the head. */
const NOT_A_TRADE =
  /^(?:(?:clientes?|productos?|servicios?|negocios?|emprendimientos?|empresas?|tiendas?|proyectos?|equipo|local|taller|ventas?|pagina|web|app|chatbot|puesto)$|(?:problemas?|ideas?|muchos?|muchas?|mas|poco|pocos|pocas|dos|tres|anos|meses|tiempo|todo|cosas?|nuev[oa]s?|ganas|de|que|hace|un|una|le|dueno|duena|algo|poder|hacer|tener|vender|trabajo|por|en|con|al?|para|desde|mucho|bien)\b)/;

/** The thing named after 'tengo', 'vendo', 'soy'…; null where nothing fit to be repeated is. */
export function ownWords(spokenPrompt: string): OwnWords | null {
  for (const [lead, verb] of LEADS) {
    const said = lead.exec(spokenPrompt)?.[1];
    if (said === undefined) continue;
    const bare = said.replace(ARTICLES, '');
    const phrase = bare
      .replace(ENDS, '')
      .split(' ')
      .slice(0, 5)
      .join(' ')
      .replace(DANGLING, '')
      .trim();
    const isFit = /^[\p{L} ]{4,40}$/u.test(phrase) && !NOT_A_TRADE.test(plain(phrase));
    if (isFit)
      return {
        phrase,
        verb,
        gender: genderOf(said, phrase),
        holder: HOLDER.exec(said)?.[1] ?? null,
      };
  }
  return null;
}

function genderOf(said: string, phrase: string): 'f' | 'm' {
  const article = /^(un|una|el|la)\b/u.exec(said)?.[1];
  if (article !== undefined) return article.endsWith('a') ? 'f' : 'm';
  return /(?:a|ción|dad)$/u.test(phrase.split(' ')[0] ?? '') ? 'f' : 'm';
}
