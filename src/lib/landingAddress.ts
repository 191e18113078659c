import { isSection, paths } from './paths.ts';

/**
 * Whether an address shows the landing as it was prerendered: the start page, by either of its names,
 * at any section of it. Addresses that nobody knows show it too (decision 11), drawn by the program.
 *
 * @param hash as `location.hash` has it; old links name a section alone (decision 1)
 */
export function isLandingHash(hash: string): boolean {
  const text = hash.slice(1);
  const [pathname = ''] = text.split(/[?#]/);
  return ['', paths.home, paths.homeAlias].includes(pathname) || isSection(text);
}

/** Which section of the landing an address asks for. */
export function sectionOfHash(hash: string): string | undefined {
  return hash.split('#').findLast(isSection);
}
