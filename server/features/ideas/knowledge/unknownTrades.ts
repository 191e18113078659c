import type { Kind } from './trade.ts';
import { unknownCarers } from './unknownCarers.ts';
import { unknownHands } from './unknownHands.ts';
import { unknownHosts } from './unknownHosts.ts';
import { unknownSellers } from './unknownSellers.ts';
import { unknownServices } from './unknownServices.ts';
import { unknownStreet } from './unknownStreet.ts';
import type { UnknownTrade, Work } from './unknownTrade.ts';

export const UNKNOWN_TRADES: Record<Work, UnknownTrade> = {
  ...unknownSellers,
  ...unknownServices,
  ...unknownHosts,
  ...unknownHands,
  ...unknownCarers,
  ...unknownStreet,
};

const KIND_OF_WORK: Record<Exclude<Work, Kind>, Kind> = {
  made: 'goods',
  repaired: 'field',
  manual: 'field',
  skill: 'field',
  tended: 'care',
  healed: 'care',
  carried: 'field',
  street: 'goods',
  rented: 'stay',
  celebrated: 'stay',
  errand: 'office',
  general: 'goods',
};

export function kindOf(work: Work): Kind {
  return work in KIND_OF_WORK ? KIND_OF_WORK[work as keyof typeof KIND_OF_WORK] : (work as Kind);
}

/** Selling outdoors shows in where, whatever is sold. */
export const OUTDOORS =
  /en (?:la|una|cada) esquina|ambulante|carret|triciclo|paradero|en la calle|semaforo|en la playa|en el parque|sombrilla|canasta al hombro|puerta del|en la vereda|a la salida/;

/** What gives the work away, against the prompt without accents; the first that fits. */
export const WORK_HINTS: readonly [Work, RegExp][] = [
  [
    'healed',
    /curander|parter|comadron|huesero|sobador|chaman|maestro espiritual|yerber|hierber|limpias? (?:con|de)|pasar? (?:el )?(?:huevo|cuy)|naturopata|acupuntur|reiki|flores de bach/,
  ],
  [
    'tended',
    /\bnineras?\b|\bnanas?\b|cuidador|cuid(?:o|amos|a|ar) |paseador|baby ?sitter|empleada del hogar|acompanante/,
  ],
  ['made', /tejedor|bordador|tallador|costurer|hilander|alfarer|cester|sombrerer[oa]\b|ceramist/],
  ['errand', /tramit|gestor|gestion(?:o|es)|expediente|ventanilla|saco (?:papeles|citas)/],
  [
    'carried',
    /estibador|cargador|carretiller|\bfletes?\b|maletero|arriero|chofer|acemila|mensajer|moto ?lineal|botero|lanchero|peque ?peque/,
  ],
  [
    'repaired',
    /repar(?:o|a|acion)|arregl(?:o|a|amos) |tecnico de|relojero|compongo|se malogra|afinador|restaur(?:o|a|ador|acion)\b/,
  ],
  ['rented', /alquil/],
  ['stay', /\bpista\b|\bparques?\b|patin|piscina|balneario|mirador/],
  ['group', /asociacion|comunidad|voluntar|vecin(?:os|al)|fundacion|comite|sindicato|cofradia/],
  ['class', /\bclases?\b|alumn|ensen|curso|academia|dicto|talleres de/],
  [
    'food',
    /comida|cocina|plato|bebida|sabor|dulce|snack|salsa|menu|desayuno|sandwich|sanguch|receta|mazamorra|chicha|postre|emolient|quinua|caldo|refresco|marcian/,
  ],
  ['care', /\bcitas?\b|paciente|sesion|terapia|tratamiento|consultorio|masaje|cuidado/],
  [
    'celebrated',
    /payas|danzante|danzaq|animador|imitador|mago\b|\bshow|tijeras|saxo|arpista|serenata|padrino|vestuario|fiesta|zanquer|castillo(?:s)? de fuego|pirotec|cotillon/,
  ],
  [
    'b2b',
    /fabric|industri|al por mayor|mayorist|produzco|producimos|cultiv|crio|crianza|export|empresas|toneladas|planta de|constructoras/,
  ],
  ['field', /instal|mantenimiento|a domicilio|servicio tecnico|\bobras?\b|transport|limpieza/],
  ['stay', /evento|reserva|visita|tour|huesped|paseo/],
  ['office', /asesor|consult|estudio|oficina|agencia|servicios? de/],
  ['goods', /\p{L}{3}eria\b|vend|venta|tienda|product|import|coleccion/u],
];
