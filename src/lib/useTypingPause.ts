import { useEffect, useState } from 'react';

/** The pause in typing after which the server is asked, in milliseconds. */
const PAUSE = 120;

/** The text as it was when typing last paused, beginning with the first one. */
export function useTypingPause(typed: string, first = typed): string {
  const [paused, setPaused] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
