import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { hashLocation } from '#src/lib/paths.ts';

/**
 * The router listens to the address once its first page stands, which comes to life in several tasks;
 * where a link led on between them, it is told now.
 */
export function useMissedAddress(): void {
  const location = useLocation();
  const [first] = useState(location);
  const isMissed = useRef(false);
  // Before the page's own effects lead on, as a guard's do: those the router hears of.
  useLayoutEffect(() => {
    isMissed.current = createPath(first) !== hashLocation();
  }, [first]);
  useEffect(() => {
    if (isMissed.current) window.dispatchEvent(new PopStateEvent('popstate'));
    isMissed.current = false;
  }, [first]);
}
