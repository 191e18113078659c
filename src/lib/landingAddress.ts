import { isSection } from './paths.ts';
import type { Path } from './paths.ts';
import { isPrerendered } from './startAttributes.ts';

/** Written out, so that the first script goes without the list of all addresses. */
const HOME = ['', '/', '/home'] satisfies (Path | '')[];

/**
 * Whether an address shows the landing as it was prerendered: the start page, by either of its names,
 * at any section of it. Addresses that nobody knows show it too (ROUTE-6), drawn by the program.
 *
 * @param hash as `location.hash` has it; old links name a section alone (ROUTE-9)
 */
export function isLandingHash(hash: string): boolean {
  const text = hash.slice(1);
  const [pathname = ''] = text.split(/[?#]/);
  return (HOME as string[]).includes(pathname) || isSection(text);
}

/** Whether a link of the prerendered page has led on, though it does not answer yet. */
export function hasLedOn(): boolean {
  return isPrerendered() && !isLandingHash(window.location.hash);
}

/** Which section of the landing an address asks for. */
export function sectionOfHash(hash: string): string | undefined {
  return hash.split('#').findLast(isSection);
}
