import styled, { css } from 'styled-components';
import { below, up } from '#src/theme/theme.ts';
import { visuallyHidden } from '#ui/VisuallyHidden';

const row = css<{ $hasRow: boolean }>`
  display: ${({ $hasRow }) => ($hasRow ? 'block' : 'none')};
  /* It lies in the page's upper padding and so moves nothing when it arrives. */
  position: relative;
  z-index: 1;
  height: ${({ theme }) => theme.size.control};
  margin-bottom: -${({ theme }) => theme.size.control};
  & ul {
    max-width: calc(${({ theme }) => theme.size.container} + 2 * ${({ theme }) => theme.space[24]});
    margin-inline: auto;
    padding-inline: ${({ theme }) => theme.space[12]};
    gap: ${({ theme }) => theme.space[4]};
  }
  & a {
    min-height: ${({ theme }) => theme.size.control};
    padding-inline: ${({ theme }) => theme.space[12]};
    border-bottom: 2px solid transparent;
  }
  & svg {
    display: none;
  }
`;

const bottomBar = css`
  position: fixed;
  z-index: 9;
  inset: auto 0 0;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.bg};
  padding-bottom: env(safe-area-inset-bottom);
  & li {
    flex: 1;
  }
  & a {
    flex-direction: column;
    justify-content: center;
    gap: 2px;
    min-height: 56px;
    border-top: 2px solid transparent;
    font-size: 0.75rem;
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
  & > div > div > p {
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
  & > div > p {
    padding: 0;
    color: inherit;
  }
  & br {
    display: none;
  }
`;

export const Bar = styled.nav<{ $hasRow: boolean }>`
  & ul {
    display: flex;
  }
  & a {
    display: flex;
    align-items: center;
    color: ${({ theme }) => theme.color.ink2};
    font: ${({ theme }) => theme.font.smallStrong};
    text-decoration: none;
  }
  & a:hover,
  & a[aria-current] {
    color: ${({ theme }) => theme.color.ink};
  }
  & a[aria-current] {
    border-color: ${({ theme }) => theme.color.accent};
  }
  & a:focus-visible {
    outline-offset: -2px;
  }
  & ~ footer {
    ${slimFooter}
  }
  ${up('sm')} {
    ${row}
  }
  ${below('sm')} {
    ${bottomBar}
    & ~ footer {
      padding-bottom: var(--bottom-bar);
    }
    html:has(&) {
      --bottom-bar: calc(57px + env(safe-area-inset-bottom));
      scroll-padding-bottom: calc(var(--bottom-bar) + 16px);
    }
  }
`;
