import styled from 'styled-components';
import { below, roomBelow, roomFrom, up } from '#src/theme/theme.ts';
import { HEADER, RAIL_FROM, SEARCH, SEARCH_FROM } from '#src/theme/tokens.ts';

/** At the header's end, or left of the name, where the header keeps its place free. */
export const Place = styled.div`
  ${roomBelow(RAIL_FROM)} {
    margin-right: -12px;
  }
  ${roomFrom(RAIL_FROM)} {
    margin-inline: ${SEARCH.icon} calc(-64px - ${SEARCH.icon});
  }
  ${roomFrom(SEARCH_FROM)} {
    margin-inline: ${SEARCH.field} calc(-64px - ${SEARCH.field});
  }
  ${up('sm')} {
    position: relative;
  }
`;

export const BellButton = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: ${({ theme }) => theme.size.control};
  height: ${({ theme }) => theme.size.control};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  cursor: pointer;
  &:hover,
  &[aria-expanded='true'] {
    background: ${({ theme }) => theme.color.sunken};
  }
`;

/** A woven square with a number. */
export const Count = styled.span`
  position: absolute;
  top: 4px;
  left: 26px;
  min-width: 18px;
  padding-inline: 4px;
  border-radius: ${({ theme }) => theme.radius.badge};
  background: ${({ theme }) => theme.color.accent};
  box-shadow: 0 0 0 2px ${({ theme }) => theme.color.bg};
  color: ${({ theme }) => theme.color.onAccent};
  font: ${({ theme }) => theme.font.smallStrong};
  font-size: 0.75rem;
  line-height: 18px;
  text-align: center;
`;

export const Panel = styled.section`
  position: absolute;
  z-index: 1;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: ${({ theme }) => theme.color.surface};
  &[hidden] {
    display: none;
  }
  ${below('sm')} {
    inset: 100% 0 auto;
    max-height: calc(100dvh - ${HEADER});
    border-block: 1px solid ${({ theme }) => theme.color.line};
    /* Dims the page below it. */
    box-shadow: 0 0 0 100vmax ${({ theme }) => theme.color.scrim};
    clip-path: inset(0 0 -100vmax);
  }
  ${up('sm')} {
    /* Below the header's line. */
    top: calc(100% + 12px);
    right: 0;
    width: 400px;
    max-height: min(560px, calc(100dvh - ${HEADER}));
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => theme.radius.card};
    box-shadow: ${({ theme }) => theme.shadow};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]};
  min-height: 60px;
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[20]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  & > button {
    margin-right: -12px;
    color: ${({ theme }) => theme.color.ink2};
    font-weight: 500;
  }
`;

export const Notes = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[20]};
  text-wrap: balance;
`;

export const Rows = styled.ul`
  overflow-y: auto;
  overscroll-behavior: contain;
  & > li + li {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

export const Row = styled.a<{ $unread: boolean }>`
  position: relative;
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[40]}
    ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[20]};
  color: ${({ theme, $unread }) => ($unread ? theme.color.ink : theme.color.ink2)};
  font: ${({ theme, $unread }) => ($unread ? theme.font.smallStrong : theme.font.small)};
  text-decoration: none;
  &:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${({ theme, $unread }) =>
    $unread &&
    `&::before {
      content: '';
      position: absolute;
      top: 18px;
      right: 20px;
      width: 8px;
      height: 8px;
      background: ${theme.color.accent};
      @media (forced-colors: active) {
        background: Highlight;
      }
    }`}
`;

export const Title = styled.span`
  overflow-wrap: anywhere;
`;

export const When = styled.time`
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[8]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;

export const Choices = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space[16]};
  padding: 0;
  border: 0;
  & > legend {
    padding: 0 0 ${({ theme }) => theme.space[8]};
    font: ${({ theme }) => theme.font.smallStrong};
  }
`;
