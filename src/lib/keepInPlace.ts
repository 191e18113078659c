import { flushSync } from 'react-dom';

/** Makes a change of React's state that may insert content above an element, and keeps the element where it is on screen. */
export function keepInPlace(element: Element, change: () => void): void {
  const root = document.documentElement;
  // Some browsers keep the place by themselves: it must not move twice.
  root.style.overflowAnchor = 'none';
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  root.scrollTop += element.getBoundingClientRect().top - before;
  requestAnimationFrame(() => {
    root.style.overflowAnchor = '';
  });
}
