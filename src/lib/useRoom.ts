import { useSyncExternalStore } from 'react';

/** The page's width in rem, as queries of room measure it (theme/theme.ts); infinite where there is no layout. */
let room = Infinity;
let isMeasured = false;

function measure(): void {
  const { documentElement: root } = document;
  const rem = parseFloat(getComputedStyle(root).fontSize) || 16;
  room = root.clientWidth === 0 ? Infinity : root.clientWidth / rem;
  isMeasured = true;
}

function subscribe(listener: () => void) {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  // Another text size changes the body's height.
  const observer = new ResizeObserver(() => {
    measure();
    listener();
  });
  observer.observe(document.body);
  return () => observer.disconnect();
}

/** Whether the page has less room than so many rem, for decisions that CSS cannot make: `roomBelow` in code. */
export function useRoomBelow(rem: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => {
      if (!isMeasured) measure();
      return room < rem;
    },
    () => false,
  );
}
