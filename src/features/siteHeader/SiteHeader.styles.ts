import styled, { css } from 'styled-components';
import { roomBelow, roomFrom } from '#src/theme/theme.ts';
import { RAIL_FROM, SEARCH, SEARCH_FROM } from '#src/theme/tokens.ts';
import { visuallyHidden } from '#ui/VisuallyHidden';

/** The width in rem from which a visitor's menu is inside the bar. */
const VISITOR_FROM = 48;

/** Below it the bar has room for the brand and the menu button alone. */
const CHAT_FROM = 22.5;
const CHAT_WORD_FROM = 68.75;

interface OwnProps {
  /** Whether it is the bar of somebody signed in. */
  $isOwn: boolean;
}

/** Below it the person's name needs the room of the brand's. */
const BRAND_FROM = 86;

const markAlone = css`
  ${roomFrom(RAIL_FROM)} {
    & > div > a > span > span {
      ${roomBelow(BRAND_FROM)} {
        ${visuallyHidden}
      }
    }
  }
`;

/** Around the page's column with the brand, {@link BarEnd} and {@link Panel}. */
export const Bar = styled.header<OwnProps>`
  position: sticky;
  top: 0;
  z-index: 10;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.bg};
  & a[aria-current] {
    border-color: ${({ theme }) => theme.color.accent};
  }
  @media (forced-colors: active) {
    & nav a:not([aria-current]) {
      border-color: Canvas;
    }
  }
  /* All that is pressed here is large enough for a finger, the small buttons too. */
  & a,
  & button {
    min-height: ${({ theme }) => theme.size.control};
  }
  & > div {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[20]};
    min-height: ${({ theme }) => theme.size.header};
  }
  & > div > a {
    align-content: center;
    color: inherit;
    text-decoration: none;
  }
  ${({ $isOwn }) => $isOwn && markAlone}
`;

/** The end of the bar while the menu is collapsed: the chat, if there is room, and the button of the menu. */
export const BarEnd = styled.div<OwnProps>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  /* Aligns the icon, not the button's edge, with the page. */
  margin: 0 -12px 0 auto;
  ${({ $isOwn }) => roomFrom($isOwn ? RAIL_FROM : VISITOR_FROM)} {
    display: none;
  }
  ${roomBelow(CHAT_FROM)} {
    & > a {
      display: none;
    }
  }
  & > button {
    display: grid;
    place-items: center;
    width: ${({ theme }) => theme.size.control};
    padding: 0;
    border: 0;
    border-radius: ${({ theme }) => theme.radius.control};
    background: none;
    cursor: pointer;
  }
  & > button:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
`;

const inline = css`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${({ theme }) => theme.space[16]};
  min-width: 0;
  /* The theme's button and, with less room, the chat are icons. */
  & > button > span {
    ${visuallyHidden}
  }
  ${roomBelow(CHAT_WORD_FROM)} {
    & > a > span {
      ${visuallyHidden}
    }
  }
`;

/** The signed-in person's bar: search and bell come late, between the links and the name, where their place is kept. */
const ownInline = css`
  display: contents;
  & nav a {
    padding-inline: 8px;
    font-size: 0.875rem;
  }
  & > div {
    order: 1;
    margin-left: calc(64px + ${SEARCH.icon});
    ${roomFrom(SEARCH_FROM)} {
      margin-left: calc(64px + ${SEARCH.field});
    }
  }
`;

const dropped = css<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
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
  & > div {
    flex-wrap: wrap;
    margin-top: ${({ theme }) => theme.space[12]};
    padding-top: ${({ theme }) => theme.space[16]};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

const ownMenu = css<{ $open: boolean }>`
  ${roomFrom(RAIL_FROM)} {
    ${ownInline}
  }
  ${roomBelow(RAIL_FROM)} {
    ${dropped}
  }
`;

const visitorMenu = css<{ $open: boolean }>`
  ${roomFrom(VISITOR_FROM)} {
    ${inline}
  }
  ${roomBelow(VISITOR_FROM)} {
    ${dropped}
    /* The bar itself shows the chat, except on the narrowest screens. */
    & > a {
      display: none;
      justify-self: start;
    }
  }
  ${roomBelow(CHAT_FROM)} {
    & > a {
      display: inline-flex;
    }
  }
`;

/** The menu: inside the bar on wide screens; otherwise below it while open. Its last part is the account. */
export const Panel = styled.div<OwnProps & { $open: boolean }>`
  & > div {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[12]};
    min-width: 0;
  }
  ${({ $isOwn }) => ($isOwn ? ownMenu : visitorMenu)}
`;
