import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After navigation, moves focus to the heading of the new page or section. Focus stays where it is when only query
 * string or state change (a filter). On the first page of a visit it moves only to a section, and not away
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
    if (isSamePage && last.hash === location.hash && hasOtherView) return;
    const isFirst = isSamePage && last.key === location.key;
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
export function focusSection(hash: string): boolean {
  const section = document.getElementById(hash.slice(1));
  if (section === null) return false;
  focusOn(section.querySelector('h2, h1'));
  return true;
}

/** Moves focus to the heading of the page. */
export function focusHeading(): void {
  focusOn(document.querySelector('main h1'));
}

function focusOn(heading: HTMLElement | null): void {
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
