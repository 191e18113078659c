import type { Kind } from './trade.ts';

const DELIVERY = [
  'Reparto de {what} con tarifa para {a}, {b} y {c}',
  'Recojo o entrega de {what} según la zona: {a}, {b} o {c}',
  'Anuncios de {what} en {a}, {b} y {c}',
];
const COMING = [
  'Mapa para que {who} lleguen desde {a}, {b} y {c}',
  'Anuncios sobre {what} en {a}, {b} y {c}',
  'Horarios para {who} de {a}, {b} y {c}',
];
const GOING = [
  'Visitas a {who} por zona: {a}, {b} y {c}',
  'Traslado y hora para {what} en {a}, {b} y {c}',
  'Agenda de {what} por sectores: {a}, {b} y {c}',
];
const TRADING = [
  'Rutas para {what} por {a}, {b} y {c}',
  'Cartera de {who} por zona: {a}, {b} y {c}',
];

/** What knowing the place's zones adds, by how the trade meets its public. */
export const BY_ZONES: Record<Kind, readonly string[]> = {
  food: DELIVERY,
  goods: DELIVERY,
  care: COMING,
  class: COMING,
  office: COMING,
  stay: COMING,
  group: COMING,
  field: GOING,
  b2b: TRADING,
};
export const BY_EVENT = [
  'Propuesta con {what} para {event}',
  'Preparativos de {what} para {event}',
  'Aviso a {who} antes de {event}',
];
export const BY_NAME = [
  'Fotos de {what} hechas en {place}',
  'Mapa de {place} para {who}',
  'Quien busca en {place} encuentra {what}',
];
