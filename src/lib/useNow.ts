import { useSyncExternalStore } from 'react';
import { limaDay } from '#contract/limaTime.ts';

const MINUTE = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout>;

function renew(): void {
  for (const hear of listeners) hear();
}

/** Renews at each full minute. */
function keepRenewing(): void {
  timer = setTimeout(
    () => {
      renew();
      keepRenewing();
    },
    MINUTE - (Date.now() % MINUTE),
  );
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    keepRenewing();
    // A device that slept ran no timers.
    window.addEventListener('focus', renew);
    document.addEventListener('visibilitychange', renew);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    window.removeEventListener('focus', renew);
    document.removeEventListener('visibilitychange', renew);
  };
}

const minute = () => Math.floor(Date.now() / MINUTE) * MINUTE;
const day = () => limaDay(new Date());

/** The minute, in milliseconds since 1970: one clock for all that say how long ago something was. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, minute, minute);
}

/** The calendar day in Lima, `YYYY-MM-DD`: it moves at midnight and when the page is looked at again. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, day, day);
}
