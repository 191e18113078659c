import type { Work } from '../knowledge/unknownTrade.ts';
import { WORK_VERBS } from '../knowledge/verbs.ts';
import { asOwn, RELATIVES } from './relatives.ts';
import { plain } from './words.ts';

/** After 'mi', but no business. */
const NOBODYS =
  'barrio|pueblo|ciudad|distrito|celular|telefono|teléfono|tiempo|trabajo|cliente|clientela|producto|dinero|plata|vecino|vecina|nombre|problema|correo|página|pagina|computadora|numero|número';

/** What someone does, in the words they used. */
export interface OwnWords {
  /** 'cajas de madera', without article. */
  phrase: string;
  verb: 'has' | 'sells' | 'makes' | 'is' | 'are';
  /** What the verb tells of the work: 'afilo' is by hand, 'alquilo' is renting. */
  work: Work | null;
  /** What it is called as a business: 'servicio de afilado de'. */
  called: string;
  gender: 'f' | 'm';
  /** 'tienda' of 'una tienda de disfraces'. */
  holder: string | null;
}

type Lead = readonly [RegExp, Pick<OwnWords, 'verb' | 'work' | 'called'>];

const plainLead = (verb: OwnWords['verb'], lead: RegExp): Lead => [
  lead,
  { verb, work: null, called: 'negocio de' },
];

const LEADS: readonly Lead[] = [
  ...WORK_VERBS.map(({ own, label, work, sells }): Lead => [
    // Not the nouns: 'estar a cargo de', 'un arreglo floral', 'reparto de'.
    new RegExp(
      `(?<!\\p{L}|\\b(?:a|el|un|hago) )(?:${own.join('|')}) (?:y \\p{L}+(?:o|a|e|mos|an|en) )?(?!de |en |por )(.+)`,
      'u',
    ),
    { verb: sells ? 'sells' : 'makes', work, called: label },
  ]),
  plainLead(
    'makes',
    /\bmi (?:negocio|emprendimiento|empresa|rubro|giro) (?:es|son|se dedica a|vende) (?:de |la |el )?(.+)/u,
  ),
  plainLead(
    'makes',
    /\b(?:me dedico|nos dedicamos) (?:a|al) (?:la |los |las |hacer |vender )?(.+)/u,
  ),
  plainLead('has', /\b(?:tengo|tenemos|administro|manejo|abrí|abri|abriré|abrire|abrir)\s+(.+)/u),
  plainLead(
    'makes',
    /\b(?:negocio|tienda|empresa|emprendimiento|marca|puesto|taller|servicio|local) (?:de|para) (.+)/u,
  ),
  plainLead(
    'sells',
    /\b(?:soy|somos) (?:una? )?(?:vendedor(?:a|es|as)?|caser[oa]s?|caserit[oa]s?|comerciantes?|ambulantes?) de (.+)/u,
  ),
  plainLead('is', /\bsoy\s+(.+)/u),
  plainLead('are', /\bsomos\s+(.+)/u),
  plainLead(
    'has',
    new RegExp(`\\bmi (?!(?:${RELATIVES}|${NOBODYS})(?!\\p{L}))(\\p{L}{5,}.*)`, 'u'),
  ),
];

const ARTICLES =
  /^(?:(?:un|una|unos|unas|el|la|los|las|mi|mis|pequeño|pequeña|pequeños|nuestro|nuestra|propio|propia|gran|negocio de|negocio|tienda de|emprendimiento de|empresa de|puesto de|marca de|servicio de|servicios de|venta de|todo tipo de|toda clase de|a|al|local de|stand de|taller de|fábrica de|planta de|de)\s+)+/u;
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
  const told = asOwn(spokenPrompt);
  for (const [lead, means] of LEADS) {
    const said = lead.exec(told)?.[1];
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
        ...means,
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
