import { WORK_VERBS } from '../knowledge/verbs.ts';

/** People, not businesses, though they too stand after 'mi'. */
export const RELATIVES =
  'espos[oa]s?|mam[aá]|mamita|pap[aá]|papito|madre|padre|padres|pap[aá]s|viejit[oa]|viej[oa]|herman[oa]s?|hij[oa]s?|t[ií][oa]s?|abuel[oa]s?|abuelit[oa]|suegr[oa]s?|prim[oa]s?|cuñad[oa]s?|sobrin[oa]s?|novi[oa]|marido|mujer|señora|pareja|familia|flac[oa]|comadre|compadre|soci[oa]|causa|pata|broder|jef[ea]|vecin[oa]|amig[oa]s?';

const SUBJECT = `(?<!\\p{L})mis? (?:${RELATIVES})(?: \\p{L}+){0,2} `;

const TURNS: readonly (readonly [RegExp, string])[] = [
  ...WORK_VERBS.map(({ theirs, own: [first = ''] }) => [theirs, first] as const),
  ['se dedican?', 'me dedico'] as const,
  ['tienen?', 'tengo'] as const,
  ['es', 'soy'] as const,
  ['son', 'somos'] as const,
].map(([theirs, own]) => [new RegExp(`${SUBJECT}(?:${theirs}) `, 'u'), `${own} `]);

/** 'mi esposa hace mazamorra' as she would say it: 'hago mazamorra'. */
export function asOwn(spokenPrompt: string): string {
  const turn = TURNS.find(([theirs]) => theirs.test(spokenPrompt));
  return turn ? spokenPrompt.replace(...turn) : spokenPrompt;
}
