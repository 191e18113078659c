import { caseSlugs, casePath, paths } from './paths.ts';

/**
 * Public pages that also stand at a real address, as prerendered documents without scripts for search engines and
 * link previews (SITE-16). By path of the application; their links lead into it.
 */
export const documents: Readonly<Record<string, string>> = {
  [paths.services]: '/servicios',
  ...Object.fromEntries(caseSlugs.map((slug) => [casePath(slug), `/portafolio/${slug}`])),
  [paths.terms]: '/terminos',
  [paths.privacy]: '/privacidad',
  [paths.complaintsBook]: '/libro-de-reclamaciones',
};
