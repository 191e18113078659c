import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { roomFrom } from '#src/theme/theme.ts';
import { HEADER, RAIL_FROM } from '#src/theme/tokens.ts';

/** The height of the rail's places: four rows of 2.25rem with their gaps and padding. */
const PLACES = '(9rem + 30px)';

/** In a column the vertical arrows do what the horizontal ones do in a row. */
const columnKeys: Record<string, string> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' };

/** The place of the panel's tabs: in the rail, below the places, where there is one. The styles know the room there is. */
export function TabsPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    // For environments without layout.
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const orientation = isColumn(element) ? 'vertical' : 'horizontal';
      element.querySelector('[role=tablist]')?.setAttribute('aria-orientation', orientation);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const key = columnKeys[event.key];
    if (key === undefined || !isColumn(event.currentTarget)) return;
    event.preventDefault();
    event.target.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }));
  }

  return (
    <Place ref={place} onKeyDown={handleKey}>
      {children}
    </Place>
  );
}

function isColumn(element: HTMLElement): boolean {
  return getComputedStyle(element).position === 'sticky';
}

const Place = styled.div`
  min-width: 0;
  ${roomFrom(RAIL_FROM)} {
    position: sticky;
    top: calc(${HEADER} + 1px + ${PLACES});
    align-self: start;
    /* Over the page's rule for its parts. */
    && {
      grid-area: 1 / 1 / 3 / 2;
    }
    max-height: calc(100dvh - ${HEADER} - 1px - ${PLACES});
    /* Beside the footer too, where the page ends. */
    margin: calc(${PLACES} - ${({ theme }) => theme.space[24]}) ${({ theme }) => theme.space[8]}
      -100vh;
    overflow-y: auto;
    padding-block: ${({ theme }) => theme.space[8]};
    border-top: 1px solid ${({ theme }) => theme.color.line};
    & > [role='tablist'] {
      flex-direction: column;
      gap: 2px;
      margin: 0;
      padding: 0;
      overflow: visible;
      box-shadow: none;
      mask-image: none;
      & > button {
        display: flex;
        align-items: center;
        justify-content: space-between;
        min-height: 2.25rem;
        border: 0;
        border-radius: ${({ theme }) => theme.radius.control};
        text-align: left;
        white-space: normal;
      }
      & > button:hover,
      & > button[aria-selected='true'] {
        background: ${({ theme }) => theme.color.sunken};
      }
      & > button[aria-selected='true'] {
        box-shadow: inset 3px 0 0 ${({ theme }) => theme.color.accent};
      }
      & > button > span > span {
        padding: 0;
        border: 0;
        background: none;
        color: ${({ theme }) => theme.color.ink2};
        text-align: right;
      }
    }
  }
`;
