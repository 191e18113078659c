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
  /** The item that has focus or was tapped. */
  chosen: number | null;
  latest: 'hovered' | 'chosen';
}

const nothing: TipState = { hovered: null, chosen: null, latest: 'hovered' };

/**
 * Decides which of several items shows its tooltip: the one hovered or focused last. Escape and a tap elsewhere hide it
 * (TIMELINE-5).
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
    // In the capture phase, before the handlers of the tapped bar, which may show its own tooltip.
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
      // Touch fires enter and leave on each tap; `onClick` handles those.
      if (pointerType !== 'touch') change({ hovered: index, latest: 'hovered' });
    },
    onPointerLeave: () => change({ hovered: null }),
    onFocus: () => change({ chosen: index, latest: 'chosen' }),
    onBlur: () => change({ chosen: null }),
    onClick: () => change({ chosen: index, latest: 'chosen' }),
  });
  return { shown, handlersOf };
}
