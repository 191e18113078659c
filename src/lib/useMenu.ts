import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';

/**
 * State of a menu button: the menu closes on navigation, on Escape (focus returns to the button), and on focus or a
 * press outside.
 */
export function useMenu<Root extends HTMLElement>() {
  const { key } = useLocation();
  // Storing the history entry's key closes the menu on navigation.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const rootRef = useRef<Root>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      buttonRef.current?.focus();
    }
    function onElsewhere(event: Event) {
      const { target } = event;
      const own = [rootRef.current, buttonRef.current];
      if (target instanceof Node && own.some((part) => part?.contains(target))) return;
      setOpenAt(null);
    }
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('pointerdown', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('pointerdown', onElsewhere);
    };
  }, [open]);

  const toggle = () => setOpenAt(open ? null : key);
  /** For a button that is elsewhere on the page than its menu. */
  function toggleAndEnter() {
    flushSync(toggle);
    if (!open) rootRef.current?.querySelector<HTMLElement>('a[href]')?.focus();
  }
  return { open, toggle, toggleAndEnter, rootRef, buttonRef };
}

export type Menu = ReturnType<typeof useMenu<HTMLDivElement>>;
