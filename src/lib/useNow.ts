import { useEffect, useState, useSyncExternalStore } from 'react';
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

const day = () => limaDay(new Date());

/** The time in milliseconds since 1970, renewed while the page is open: for texts such as 'hace 5 min'. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => subscribe(() => setNow(Date.now())), []);
  return now;
}

/** The calendar day in Lima, `YYYY-MM-DD`: it moves at midnight and when the page is looked at again. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, day, day);
}
