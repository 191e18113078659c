import { useEffect, useState } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { hashLocation } from '#src/lib/paths.ts';

/**
 * The router listens to the address once its first page stands, which comes to life in several tasks;
 * where a link led on between them, it is told now.
 */
export function useMissedAddress(): void {
  const location = useLocation();
  const [first] = useState(location);
  useEffect(() => {
    if (createPath(first) !== hashLocation()) window.dispatchEvent(new PopStateEvent('popstate'));
  }, [first]);
}
