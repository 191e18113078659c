import { useSyncExternalStore } from 'react';
import { limaClock } from '#contract/limaTime.ts';

/** `Intl` would cost every visitor's start some 30 ms of loading a calendar. */
const thisYear = () => String(limaClock(new Date()).getUTCFullYear());

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
