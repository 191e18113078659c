import { useEffect, useState } from 'react';
import type { PointerEvent } from 'react';

export interface TipHandlers {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
  onClick: () => void;
}

interface TipState {
  hovered: number | null;
  /** Has focus, or was tapped. */
  chosen: number | null;
  latest: 'hovered' | 'chosen';
}

const nothing: TipState = { hovered: null, chosen: null, latest: 'hovered' };

/**
 * Which of several things shows its tip: of the one under the pointer and the one with focus, the
 * later. Escape hides it until the next of these; so does a tap elsewhere (TIMELINE-5).
 */
export function useTip(): { shown: number | null; handlersOf: (index: number) => TipHandlers } {
  const [{ hovered, chosen, latest }, setState] = useState(nothing);
  const shown = latest === 'hovered' ? (hovered ?? chosen) : (chosen ?? hovered);
  const isShown = shown !== null;

  useEffect(() => {
    if (!isShown) return undefined;
    const hide = () => setState(nothing);
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

  function change(part: Partial<TipState>) {
    setState((state) => ({ ...state, ...part }));
  }
  const handlersOf = (index: number): TipHandlers => ({
    onPointerEnter: ({ pointerType }) => {
      // A finger enters and leaves with each tap: that is a click.
      if (pointerType !== 'touch') change({ hovered: index, latest: 'hovered' });
    },
    onPointerLeave: () => change({ hovered: null }),
    onFocus: () => change({ chosen: index, latest: 'chosen' }),
    onBlur: () => change({ chosen: null }),
    onClick: () => change({ chosen: index, latest: 'chosen' }),
  });
  return { shown, handlersOf };
}
