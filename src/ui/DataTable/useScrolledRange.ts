import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The part of an element that the window shows, in pixels from its top. */
export interface ScrolledRange {
  from: number;
  to: number;
  /** Whether it has changed within the last moment. */
  isScrolling: boolean;
}

/** How long the page must stand still to be at rest, in milliseconds. */
const REST = 150;

/**
 * Follows the page's scrolling over an element, in steps: within one, nothing renders. Until the
 * element is scrolled beyond the window's top, its first windowful counts as shown, so that a table
 * which comes into an unscrolled page renders and is laid out once.
 *
 * @param step in pixels
 */
export function useScrolledRange(ref: RefObject<HTMLElement | null>, step: number): ScrolledRange {
  const [from, setFrom] = useState(0);
  const [height, setHeight] = useState(() => window.innerHeight);
  const [isScrolling, setIsScrolling] = useState(false);

  useLayoutEffect(() => {
    setFrom(stepOf(ref.current, step));
  }, [ref, step]);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>;
    const follow = () => {
      // At once: a frame later there would be nothing where the page has been scrolled to.
      flushSync(() => {
        setFrom(stepOf(ref.current, step));
        setIsScrolling(true);
      });
      clearTimeout(rest);
      rest = setTimeout(() => setIsScrolling(false), REST);
    };
    const resize = () => {
      setHeight(window.innerHeight);
      follow();
    };
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', resize);
    return () => {
      clearTimeout(rest);
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', resize);
    };
  }, [ref, step]);

  return { from, to: from + step + height, isScrolling };
}

function stepOf(element: HTMLElement | null, step: number): number {
  const top = element?.getBoundingClientRect().top ?? 0;
  return Math.max(Math.floor(-top / step) * step, 0);
}
