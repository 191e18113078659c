import styled, { css } from 'styled-components';
import { below, up } from '#src/theme/theme.ts';
import { visuallyHidden } from '#ui/VisuallyHidden';
import { Container } from '#ui/Container';
import { Group, Welcome } from './Account.tsx';
import { SwitchWords } from './ThemeSwitch.tsx';
import { ChatWord } from './WhatsAppLink.tsx';

interface InlineProps {
  $inlineFrom: 'md' | 'lg';
}

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.bg};
  & a[aria-current] {
    border-color: ${({ theme }) => theme.color.accent};
  }
  /* All that is pressed here is large enough for a finger, the small buttons too. */
  & a,
  & button {
    min-height: ${({ theme }) => theme.size.control};
  }
`;

export const Inner = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[20]};
  min-height: ${({ theme }) => theme.size.header};
  & > a {
    align-content: center;
    color: inherit;
    text-decoration: none;
  }
`;

/** The end of the bar while the menu is collapsed. */
export const BarEnd = styled.div<InlineProps>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  /* Aligns the icon, not the button's edge, with the page. */
  margin: 0 -12px 0 auto;
  ${({ $inlineFrom }) => up($inlineFrom)} {
    display: none;
  }
`;

export const MenuButton = styled.button`
  display: grid;
  place-items: center;
  width: ${({ theme }) => theme.size.control};
  height: ${({ theme }) => theme.size.control};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  cursor: pointer;
  &:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
`;

const inline = css<InlineProps>`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${({ theme }) => theme.space[16]};
  min-width: 0;
  ${SwitchWords} {
    ${visuallyHidden}
  }
  /* The place of the bell, which arrives late. */
  margin-right: ${({ $inlineFrom }) => ($inlineFrom === 'lg' ? '32px' : 0)};
  & nav {
    flex: 1 0 auto;
  }
  ${below('lg')} {
    ${ChatWord} {
      ${visuallyHidden}
    }
  }
`;

const dropped = css`
  position: absolute;
  inset: 100% 0 auto;
  max-height: calc(100dvh - ${({ theme }) => theme.size.header});
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[20]}
    ${({ theme }) => theme.space[20]};
  overflow-y: auto;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.bg};
  /* Dims the page below. */
  box-shadow: 0 0 0 100vmax ${({ theme }) => theme.color.scrim};
  clip-path: inset(0 0 -100vmax);
  & nav ul {
    display: grid;
  }
  /* Labels and icons are in line with the logo. */
  & nav {
    margin-left: -14px;
  }
  & > button {
    margin-left: -12px;
  }
  & nav a {
    border-bottom: 0;
    border-left: 2px solid transparent;
  }
  ${Group} {
    flex-wrap: wrap;
    margin-top: ${({ theme }) => theme.space[12]};
    padding-top: ${({ theme }) => theme.space[16]};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  ${Welcome} {
    flex-basis: 100%;
    max-width: none;
    white-space: normal;
  }
`;

export const ChatInBar = styled.div`
  ${below('xs')} {
    display: none;
  }
`;

/** While the menu is collapsed the bar itself shows the chat link, except on the narrowest screens. */
export const ChatInPanel = styled.div`
  ${below('md')} {
    display: none;
  }
  ${below('xs')} {
    display: block;
  }
`;

/** The menu: inside the bar on wide screens; otherwise below it while open. */
export const Panel = styled.div<InlineProps & { $open: boolean }>`
  ${({ $inlineFrom }) => up($inlineFrom)} {
    ${inline}
  }
  ${({ $inlineFrom }) => below($inlineFrom)} {
    ${dropped}
    display: ${({ $open }) => ($open ? 'grid' : 'none')};
  }
`;
