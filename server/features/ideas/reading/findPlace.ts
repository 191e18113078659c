import { LIMA_PLACES } from '../knowledge/limaPlaces.ts';
import type { Place } from '../knowledge/place.ts';
import { REGION_PLACES } from '../knowledge/regionPlaces.ts';
import { plain } from './words.ts';

/** Districts before the city they are in. */
const PLACES = [...LIMA_PLACES, ...REGION_PLACES].map((place) => ({
  place,
  means: place.means ?? new RegExp(`\\b${plain(place.name.toLowerCase())}\\b`),
}));

const NOT_A_PLACE =
  /^(?:whats|insta|tik|face|google|yape|plin|linked|internet|youtube|excel|mercado libre|rappi|pedidos|navidad|fiestas|dia|peru|gmail|netflix|amazon|shopify|enero|febrero|marzo|abril|mayo|junio|julio|agosto|setiembre|septiembre|octubre|noviembre|diciembre|ia|san valentin|semana santa|telegram|spotify|twitter|ingles|espanol)/;

/** The city, district or region a prompt names; of one unknown to us, the name alone. */
export function findPlace(prompt: string, plainPrompt: string): Place | null {
  const known = PLACES.find(({ means }) => means.test(plainPrompt));
  if (known) return known.place;
  const named =
    /\b(?:en|desde)\s+((?:\p{Lu}\p{Ll}{1,15})(?:\s(?:de\s|del\s|la\s)?\p{Lu}\p{Ll}{2,15}){0,2})/u;
  const name = named.exec(prompt.slice(0, 2000))?.[1];
  return name && !NOT_A_PLACE.test(plain(name.toLowerCase())) ? { name } : null;
}
