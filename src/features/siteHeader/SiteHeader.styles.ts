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
`;

export const Inner = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[20]};
  min-height: ${({ theme }) => theme.size.header};
  & > a {
    color: inherit;
    text-decoration: none;
  }
`;

/** What stands in the bar while the panel is behind its button. */
export const BarEnd = styled.div<InlineProps>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  /* The icon, not the button's edge, lines up with the page's. */
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

const inline = css`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${({ theme }) => theme.space[16]};
  min-width: 0;
  ${SwitchWords} {
    ${visuallyHidden}
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
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[20]}
    ${({ theme }) => theme.space[20]};
  overflow-y: auto;
  border-block: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.bg};
  & nav ul {
    display: grid;
  }
  & nav a {
    min-height: ${({ theme }) => theme.size.control};
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

/** Where the panel is behind its button, the bar shows the chat already; the narrowest bar cannot. */
export const ChatInPanel = styled.div<InlineProps>`
  ${({ $inlineFrom }) => below($inlineFrom)} {
    display: none;
  }
  ${below('xs')} {
    display: block;
  }
`;

/** In the bar where there is room, else below it while open. */
export const Panel = styled.div<InlineProps & { $open: boolean }>`
  ${({ $inlineFrom }) => up($inlineFrom)} {
    ${inline}
  }
  ${({ $inlineFrom }) => below($inlineFrom)} {
    ${dropped}
    display: ${({ $open }) => ($open ? 'grid' : 'none')};
  }
`;
