import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, useOutletContext } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { answerEarlyInput } from '#src/lib/earlyInput.ts';
import type { Arrivals } from './arrivals.ts';

/**
 * Stands beside a page, so that it acts when the page is really there and named (`lib/pageHead.ts`):
 * scrolls, and leads focus to the heading, as a page load would (ROUTE-8, ROUTE-10).
 */
export function RouteArrival() {
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const arrivals = useOutletContext<Arrivals>();
  const seen = useRef<Location | null>(null);

  useEffect(() => answerEarlyInput(document.documentElement), []);

  // Before the browser paints, and before it reports that a shorter page has scrolled by itself.
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = location;
    const entry = `${location.key} ${location.pathname}${location.hash}`;
    arrivals.scroll.follow(entry);
    // What stands there while the next page comes may be short, and scrolls the window by itself.
    const leave = () => arrivals.scroll.follow(null);
    if (before === location || (before !== null && isSamePlace(before, location))) return leave;

    arrive({
      section: sectionAt(location),
      left: isReturn ? arrivals.scroll.positionOf(entry) : null,
      isFirst: arrivals.takeFirst(),
    });
    return leave;
  }, [location, isReturn, arrivals]);

  return null;
}

interface Arrival {
  section: HTMLElement | null;
  /** Where the place was left, in CSS pixels. */
  left: number | null;
  /** The first page leaves scrolling and focus where the browser put them. */
  isFirst: boolean;
}

function arrive({ section, left, isFirst }: Arrival): void {
  if (left !== null) window.scrollTo(0, left);
  else if (section !== null) section.scrollIntoView();
  else if (!isFirst) window.scrollTo(0, 0);

  if (left === null && section !== null) focusHeading(section, 'h2, h1');
  else if (!isFirst) focusHeading(document, 'main h1');
}

/**
 * Another query alone (a filter, a sorted column) is the same place, and so is the panel that has taken
 * the name for a new project off its address; a link followed again is not.
 */
function isSamePlace(before: Location, now: Location): boolean {
  const isTaken = now.state === null && hasRequest(before.state);
  return (
    before.pathname === now.pathname &&
    before.hash === now.hash &&
    (before.search !== now.search || isTaken)
  );
}

function hasRequest(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'newProject' in state;
}

/** A section of the landing, or a part of another page that has an address of its own. */
function sectionAt({ hash }: Location): HTMLElement | null {
  return document.getElementById(hash.slice(1));
}

/** The second look at the newest arrival's focus; an earlier one would take it to where nobody is any more. */
let secondLook = 0;

function focusHeading(within: ParentNode, selector: string): void {
  const heading = within.querySelector<HTMLElement>(selector);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // After an old section link the browser goes to the section too, once we are done, and takes the focus away.
  cancelAnimationFrame(secondLook);
  secondLook = requestAnimationFrame(() => {
    if (document.activeElement === document.body) heading.focus({ preventScroll: true });
  });
}
