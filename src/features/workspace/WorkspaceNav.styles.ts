import styled, { css } from 'styled-components';
import { roomBelow, roomFrom } from '#src/theme/theme.ts';
import { HEADER, RAIL, RAIL_FROM } from '#src/theme/tokens.ts';
import { MENU_ID } from '#src/lib/paths.ts';
import { chosenInForcedColors } from '#src/theme/forcedColors.ts';
import { visuallyHidden } from '#ui/VisuallyHidden';

/** Below it the places at the bottom are icons without words, in rem. */
const WORDS_FROM = 19;

/** In the place that `app/Layout.tsx` keeps free. */
const rail = css`
  inset: 0 auto 0 0;
  width: ${RAIL};
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[8]};
  border-right: 1px solid ${({ theme }) => theme.color.line};
  & ul {
    display: grid;
    gap: 2px;
  }
  & a {
    gap: ${({ theme }) => theme.space[12]};
    min-height: 2.25rem;
    padding-inline: ${({ theme }) => theme.space[12]};
    border-radius: ${({ theme }) => theme.radius.control};
  }
  & a:hover,
  & a[aria-current] {
    background: ${({ theme }) => theme.color.sunken};
  }
  & a[aria-current] {
    box-shadow: inset 3px 0 0 ${({ theme }) => theme.color.accent};
  }
`;

const bottomBar = css`
  inset: auto 0 0;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.bg};
  padding-bottom: env(safe-area-inset-bottom);
  & ul {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    max-width: 40rem;
    margin-inline: auto;
  }
  & a,
  & button {
    flex-direction: column;
    justify-content: center;
    gap: 2px;
    width: 100%;
    min-height: 56px;
    border-top: 2px solid transparent;
    font-size: 0.75rem;
  }
  & a[aria-current] {
    border-color: ${({ theme }) => theme.color.accent};
  }
`;

/* Visitors do not load these styles, therefore they stand here and not in the footer. */
const slimFooter = css`
  border-top: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  & > svg {
    display: none;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${({ theme }) => `${theme.space[4]} ${theme.space[24]}`};
    padding-block: ${({ theme }) => theme.space[12]};
    box-shadow: none;
    background: none;
  }
  & > div > div,
  & ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${({ theme }) => `${theme.space[4]} ${theme.space[16]}`};
  }
  & p {
    margin: 0;
    color: inherit;
  }
  & h2 {
    ${visuallyHidden}
  }
  & a {
    padding-block: ${({ theme }) => theme.space[8]};
    color: inherit;
  }
  & a:hover {
    color: ${({ theme }) => theme.color.ink};
  }
  & :focus-visible {
    outline-color: ${({ theme }) => theme.color.focus};
  }
  & br {
    display: none;
  }
`;

export const Word = styled.span``;

/** The rail needs no such button: the header has room for all of its menu. */
export const More = styled.li`
  ${roomFrom(RAIL_FROM)} {
    display: none;
  }
`;

/** Over the page, so that places are beside or below it whatever it contains; a container of its own. */
export const Overlay = styled.div`
  container-type: inline-size;
  position: fixed;
  z-index: 9;
  inset: calc(${HEADER} + 1px) 0 0;
  pointer-events: none;
  & ~ div h1 {
    hyphens: auto;
  }
  & ~ div > footer {
    ${slimFooter}
    padding-bottom: var(--bottom-bar);
  }
  ${roomFrom(RAIL_FROM)} {
    & ~ [data-rail] > footer {
      margin-left: ${RAIL};
    }
  }
`;

export const Bar = styled.nav<{ $isRail: boolean }>`
  position: absolute;
  & a,
  & button {
    display: flex;
    align-items: center;
    padding: 0;
    border: 0;
    background: none;
    color: ${({ theme }) => theme.color.ink2};
    font: ${({ theme }) => theme.font.smallStrong};
    text-decoration: none;
    cursor: pointer;
    pointer-events: auto;
  }
  & :is(a, button):hover,
  & a[aria-current],
  & button[aria-expanded='true'] {
    color: ${({ theme }) => theme.color.ink};
  }
  & a[aria-current],
  header:has(~ * &) a[aria-current] {
    ${chosenInForcedColors}
  }
  & :is(a, button):focus-visible {
    outline-offset: -2px;
  }
  html:has(&):has([data-rail]) {
    --header: 56px;
  }
  html:has(&) {
    /* Nothing where the rail is. */
    --bottom-bar: clamp(0px, (${RAIL_FROM}rem - 100vw) * 9999, 57px + env(safe-area-inset-bottom));
    scroll-padding-bottom: calc(var(--bottom-bar) + 16px);
  }
  /* What moves nothing in the header comes with this part, so that visitors do not load it. */
  header:has(~ * &) {
    ${roomFrom(RAIL_FROM)} {
      & nav a:not(:hover, [aria-current]) {
        color: ${({ theme }) => theme.color.ink2};
      }
      & div > a:not(:hover) {
        text-decoration: none;
      }
      & div > :is(a, button) {
        white-space: nowrap;
        min-height: ${({ theme }) => theme.size.controlSmall};
      }
    }
  }
  /*
   * The header's menu stands on the bar, whose 'Más' opens it, and dims what is above. It is placed from the header, which
   * is at the window's top.
   */
  header:has(~ * &) #${MENU_ID} {
    ${roomBelow(RAIL_FROM)} {
      top: auto;
      bottom: calc(${HEADER} - 100dvh + var(--bottom-bar));
      max-height: calc(100dvh - var(--bottom-bar));
      clip-path: inset(-100vmax 0 0);
      & a[href$='/account'] {
        flex-basis: 100%;
        white-space: normal;
      }
    }
  }
  ${roomFrom(RAIL_FROM)} {
    ${({ $isRail }) => ($isRail ? rail : 'display: none;')}
  }
  ${roomBelow(RAIL_FROM)} {
    ${bottomBar}
  }
  ${roomBelow(WORDS_FROM)} {
    ${Word} {
      ${visuallyHidden}
    }
  }
`;
