import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The part of an element that the window shows, in pixels from its top. */
export interface ScrolledRange {
  from: number;
  to: number;
}

/**
 * Follows the page's scrolling over an element, in steps: within one, nothing renders.
 *
 * @param step in pixels
 * @returns null until the element has its place, which is before anything is painted
 */
export function useScrolledRange(
  ref: RefObject<HTMLElement | null>,
  step: number,
): ScrolledRange | null {
  const [from, setFrom] = useState<number | null>(null);
  const [height, setHeight] = useState(() => window.innerHeight);

  useLayoutEffect(() => {
    setFrom(stepOf(ref.current, step));
  }, [ref, step]);
  useEffect(() => {
    const follow = () => {
      // At once: a frame later there would be nothing where the page has been scrolled to.
      flushSync(() => setFrom(stepOf(ref.current, step)));
    };
    const resize = () => {
      setHeight(window.innerHeight);
      follow();
    };
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', resize);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', resize);
    };
  }, [ref, step]);

  return from === null ? null : { from, to: from + step + height };
}

function stepOf(element: HTMLElement | null, step: number): number {
  const top = element?.getBoundingClientRect().top ?? 0;
  return Math.floor(-top / step) * step;
}
