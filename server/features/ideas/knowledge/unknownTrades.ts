import type { Kind } from './trade.ts';
import { unknownHosts } from './unknownHosts.ts';
import { unknownSellers } from './unknownSellers.ts';
import { unknownServices } from './unknownServices.ts';
import type { UnknownTrade } from './unknownTrade.ts';

export const UNKNOWN_TRADES: Record<Kind, UnknownTrade> = {
  ...unknownSellers,
  ...unknownServices,
  ...unknownHosts,
};

/** What gives the kind away, against the prompt without accents; the first that fits. */
export const KIND_HINTS: readonly [Kind, RegExp][] = [
  ['stay', /alquil|\bpista\b|parque|patin|piscina|balneario|mirador/],
  ['group', /asociacion|comunidad|voluntar|vecin(?:os|al)|fundacion|comite|sindicato/],
  ['class', /\bclases?\b|alumn|ensen|curso|academia|dicto|talleres de/],
  ['food', /comida|cocina|plato|bebida|sabor|dulce|snack|salsa|menu|desayuno|sandwich|receta/],
  ['care', /\bcitas?\b|paciente|sesion|terapia|tratamiento|consultorio|masaje|cuidado/],
  [
    'b2b',
    /fabric|industri|al por mayor|mayorist|produzco|producimos|cultiv|crio|crianza|export|empresas|toneladas|planta de/,
  ],
  ['field', /instal|repar|mantenimiento|a domicilio|servicio tecnico|obra|transport|limpi|arregl/],
  ['stay', /evento|alquil|reserva|visita|tour|huesped|paseo|fiesta|show/],
  ['office', /asesor|consult|tramite|estudio|oficina|agencia|servicios? de/],
  ['goods', /eria\b|vend|venta|tienda|product|import|coleccion/],
];
