import * as z from 'zod/mini';
import { LONGEST_SEARCH, SHORTEST_SEARCH } from './searchRoutes.ts';
import { RequiredLine } from './shared.ts';

const TOO_SHORT = `Escribe al menos ${SHORTEST_SEARCH} letras o números para buscar.`;

const MARKS = /\p{M}/gu;

export const SearchQuery = z.object({
  /** Its words in any order, without regard to capitals and accents. */
  q: RequiredLine('la búsqueda', LONGEST_SEARCH).check(
    // Accents are not searched for: a text of nothing else would find every row.
    z.refine((q) => q.normalize('NFD').replace(MARKS, '').length >= SHORTEST_SEARCH, TOO_SHORT),
  ),
});

const FOUND_KINDS = ['project', 'ticket', 'person', 'message', 'complaint'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** What a search found: those whose title holds the words first, then as its list has them. */
const FoundRow = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  /** The path within the site. */
  href: z.string(),
});
export type FoundRow = z.infer<typeof FoundRow>;

/** At most five rows of a kind; a kind without any is missing. */
export const Found = z.object({
  groups: z.array(z.object({ kind: z.enum(FOUND_KINDS), rows: z.array(FoundRow) })),
});
export type Found = z.infer<typeof Found>;
