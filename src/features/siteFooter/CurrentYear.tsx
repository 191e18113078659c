import { useSyncExternalStore } from 'react';
import { limaYear } from './limaYear.ts';

const thisYear = () => limaYear(new Date());

/** The year, in Lima. A prerendered page hydrates with the one it was built in, and then goes on to this one. */
export function CurrentYear() {
  return <time>{useSyncExternalStore(ignoreChanges, thisYear, yearOfThePage)}</time>;
}

function ignoreChanges() {
  return () => undefined;
}

function yearOfThePage(): string {
  const built = typeof document === 'undefined' ? null : document.querySelector('footer time');
  return built?.textContent ?? thisYear();
}
