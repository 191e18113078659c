import { Search } from 'lucide';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { roomBelow, roomFrom } from '#src/theme/theme.ts';
import { RAIL_FROM, SEARCH, SEARCH_FROM } from '#src/theme/tokens.ts';
import { Icon } from '#ui/Icon';
import { LazyPart } from '#ui/LazyPart';
import { visuallyHidden } from '#ui/VisuallyHidden';
import { paletteCode, preloadPalette } from './paletteCode.ts';
import { searchCopy } from './searchCopy.ts';

const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Opens the search, also by Ctrl K or ⌘ K (SITE-23): a field on wide screens, otherwise an icon. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    function handle(event: KeyboardEvent) {
      // With the modifier the code is on its way before the letter.
      if (event.key === (isMac ? 'Meta' : 'Control')) preloadPalette();
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      const isBusy = document.querySelector('dialog[open]:not([data-palette])') !== null;
      event.preventDefault();
      if (!isBusy) setOpen((now) => !now);
    }
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);

  return (
    <>
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon of={Search} />
        <span>{searchCopy.title}</span>
        <kbd aria-hidden>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </Opener>
      {isOpen && (
        <LazyPart
          code={paletteCode}
          loading={searchCopy.searching}
          failed={searchCopy.codeFailed}
          skeleton={<KeysHeld />}
        >
          {({ Palette }) => <Palette onClose={() => setOpen(false)} />}
        </LazyPart>
      )}
    </>
  );
}

/** Keeps what is typed before the search is there from the page's keys. */
function KeysHeld() {
  useEffect(() => {
    function hold(event: KeyboardEvent) {
      if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) event.stopPropagation();
    }
    document.addEventListener('keydown', hold, { capture: true });
    return () => document.removeEventListener('keydown', hold, { capture: true });
  }, []);
  return null;
}

/** In the place that the header keeps free; on narrow screens at its end, so that it does not move when the bell comes. */
const Opener = styled.button`
  display: flex;
  flex: none;
  gap: ${({ theme }) => theme.space[8]};
  align-items: center;
  justify-content: center;
  width: calc(${SEARCH.icon} - 8px);
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: ${({ theme }) => theme.color.ink};
  font: ${({ theme }) => theme.font.small};
  cursor: pointer;
  &:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
  & > kbd {
    margin-left: auto;
    font: inherit;
  }
  ${roomBelow(SEARCH_FROM)} {
    & > span {
      ${visuallyHidden}
    }
    & > kbd {
      display: none;
    }
  }
  ${roomFrom(RAIL_FROM)} {
    margin-right: calc(-12px - ${SEARCH.icon});
  }
  ${roomBelow(RAIL_FROM)} {
    order: 1;
    margin-inline: -16px -12px;
  }
  ${roomFrom(SEARCH_FROM)} {
    width: calc(${SEARCH.field} - 8px);
    margin-right: calc(-12px - ${SEARCH.field});
    padding-inline: ${({ theme }) => theme.space[12]};
    border-color: ${({ theme }) => theme.color.lineStrong};
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme }) => theme.color.ink2};
    &:hover {
      border-color: ${({ theme }) => theme.color.ink};
    }
  }
`;
