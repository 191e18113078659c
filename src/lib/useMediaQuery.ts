import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, for what styles alone cannot decide. False where nobody can tell. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMediaOf(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMediaOf(query)?.matches ?? false,
    () => false,
  );
}

function matchMediaOf(query: string): MediaQueryList | null {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : null;
}
