import { isSection, MAIN_ID } from './paths.ts';
import type { Path } from './paths.ts';

/** Written out, so that the first script goes without the list of all addresses. */
const HOME = ['', '/', '/home'] satisfies (Path | '')[];

/**
 * Whether an address shows the landing as it was prerendered: the start page, by either of its names,
 * at any section of it. Addresses that nobody knows show it too (ROUTE-6), drawn by the program.
 *
 * @param hash as `location.hash` has it; old links name a section alone (ROUTE-9), and so does the skip link
 *   until the program runs
 */
export function isLandingHash(hash: string): boolean {
  const text = hash.slice(1);
  const [pathname = ''] = text.split(/[?#]/);
  return (HOME as string[]).includes(pathname) || isSection(text) || text === MAIN_ID;
}

/** Which section of the landing an address asks for. */
export function sectionOfHash(hash: string): string | undefined {
  return hash.split('#').findLast(isSection);
}
