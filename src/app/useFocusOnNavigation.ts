import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hasNavigatedBeforeHydration } from '#src/lib/prerendered.ts';

/** Whether the person has left the visit's first page. */
let hasNavigated = false;

/**
 * After navigation, moves focus to the heading of the new page or section. Focus stays where it is when only query
 * string or state change (a filter), unless the state says `movesFocus`. On the first page of a visit it moves only to a section, and not away
 * from a field: people type into the prerendered forms before hydration.
 */
export function useFocusOnNavigation(): void {
  const location = useLocation();
  const before = useRef(location);
  useEffect(() => {
    const last = before.current;
    before.current = location;
    const isSamePage = last.pathname === location.pathname;
    const hasOtherView = last.search !== location.search || last.state !== location.state;
    const isLed = (location.state as { movesFocus?: boolean } | null)?.movesFocus === true;
    const isAtSection = location.hash !== '';
    if (isSamePage && last.hash === location.hash && hasOtherView && !isLed && !isAtSection) return;
    const isFirst = isSamePage && last.key === location.key;
    hasNavigated = !isFirst || hasNavigatedBeforeHydration();
    if (!isFirst) {
      if (!focusSection(location.hash)) focusHeading();
      return;
    }
    // React hydrates within an event, and while focus moves between two fields neither has it.
    const timer = setTimeout(() => {
      if (!document.activeElement?.matches('input, textarea')) focusSection(location.hash);
    });
    return () => clearTimeout(timer);
  }, [location]);
}

/**
 * Moves focus to the heading of the section that an address names.
 *
 * @param hash the router location's hash, such as `#contact`
 * @returns whether the section exists
 */
function focusSection(hash: string): boolean {
  const section = document.getElementById(hash.slice(1));
  if (section === null) return false;
  focusOn(section.querySelector('h2, h1'));
  return true;
}

/**
 * Moves focus to the section or the heading of a page that has loaded late.
 *
 * @param hash the router location's hash
 */
export function focusLatePage(hash: string): void {
  if (!focusSection(hash) && hasNavigated) focusHeading();
}

function focusHeading(): void {
  focusOn(document.querySelector('main h1'));
}

function focusOn(heading: HTMLElement | null): void {
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
