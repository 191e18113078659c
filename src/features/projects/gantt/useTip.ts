import { useEffect, useState } from 'react';
import type { PointerEvent } from 'react';

export interface TipHandlers {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
  onClick: () => void;
}

/**
 * Which of several things shows its tip: the one under the pointer, else the one with focus or the
 * one that was tapped. Escape hides it until the next of these; so does a tap elsewhere (decision 28).
 */
export function useTip(): { shown: number | null; handlersOf: (index: number) => TipHandlers } {
  const [hovered, setHovered] = useState<number | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = hovered ?? chosen;
  const isShown = shown !== null;

  useEffect(() => {
    if (!isShown) return undefined;
    const hide = () => {
      setHovered(null);
      setChosen(null);
    };
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    // Before the tapped thing's own handlers, so that a tap on another bar shows that one's.
    document.addEventListener('pointerdown', hide, { capture: true });
    document.addEventListener('keydown', hideOnEscape);
    return () => {
      document.removeEventListener('pointerdown', hide, { capture: true });
      document.removeEventListener('keydown', hideOnEscape);
    };
  }, [isShown]);

  const handlersOf = (index: number): TipHandlers => ({
    onPointerEnter: ({ pointerType }) => {
      // A finger enters and leaves with each tap: that is a click.
      if (pointerType !== 'touch') setHovered(index);
    },
    onPointerLeave: () => setHovered(null),
    onFocus: () => setChosen(index),
    onBlur: () => setChosen(null),
    onClick: () => setChosen(index),
  });
  return { shown, handlersOf };
}
