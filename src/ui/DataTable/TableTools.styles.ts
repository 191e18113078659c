import styled from 'styled-components';
import { below, roomFrom, up } from '#src/theme/theme.ts';
import { inRows } from './tableWidths.ts';

/* `TableSkeleton` uses them too, so that nothing moves when the list arrives. */

/** From this room on, in rem, the tools of every table fit one line, beside the rail. */
const ONE_LINE = 86;

/** The height of a tool: that of buttons in tables, and larger under a finger. */
export const TOOL_HEIGHT = 'var(--tool)';

/** One line where there is room: boxes that hold a label and its control. */
export const Tools = styled.div`
  --tool: ${({ theme }) => theme.size.controlSmall};
  @media (pointer: coarse) {
    --tool: ${({ theme }) => theme.size.control};
  }
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[8]};
  align-items: center;
  & > * {
    flex: 1 1 auto;
    max-width: 12.5rem;
  }
  & > :first-child {
    flex: 1 1 8rem;
    max-width: 20rem;
  }
  & button {
    min-height: ${TOOL_HEIGHT};
  }
  & div:has(> label) {
    display: flex;
    align-items: center;
    min-width: 0;
    min-height: ${TOOL_HEIGHT};
    padding-left: ${({ theme }) => theme.space[12]};
    border: 1px solid ${({ theme }) => theme.color.lineStrong};
    border-radius: ${({ theme }) => theme.radius.control};
    background: ${({ theme }) => theme.color.surface};
    &:hover {
      border-color: ${({ theme }) => theme.color.ink};
    }
    &:has(:focus-visible) {
      border-color: ${({ theme }) => theme.color.focus};
      outline: 2px solid ${({ theme }) => theme.color.focus};
      outline-offset: -2px;
    }
  }
  & label {
    color: ${({ theme }) => theme.color.ink2};
    font: ${({ theme }) => theme.font.small};
    white-space: nowrap;
  }
  & label + :is(input, select) {
    flex: 1 1 4.5rem;
    width: 4.5rem;
    min-height: 0;
    padding: 4px;
    border: 0;
    outline: 0;
    background: none;
    ${up('fields')} {
      font: ${({ theme }) => theme.font.small};
    }
  }
  /* Blue in some browsers. */
  & ::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
  /* The fields shrink, so that a longer count moves nothing. */
  ${roomFrom(ONE_LINE)} {
    flex-wrap: nowrap;
  }
  ${below('sm')} {
    & > * {
      max-width: none;
    }
    & > :first-child {
      flex-basis: 100%;
      max-width: none;
    }
  }
`;

export const FoldButton = styled.div`
  && {
    flex: none;
  }
  ${up('sm')} {
    display: none;
  }
`;

export const Fold = styled.div<{ $isOpen: boolean }>`
  display: contents;
  & > * {
    flex: 1 1 auto;
    max-width: 12.5rem;
  }
  ${below('sm')} {
    display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
    flex-basis: 100%;
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[8]};
    & > * {
      max-width: none;
    }
  }
`;

/** Hidden on wide screens, where the header sorts. */
export const Order = styled.div`
  && {
    flex-basis: 14rem;
    max-width: none;
  }
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space[8]};
  /* The choice stays readable beside its label and the button. */
  ${up('sm')} {
    grid-template-columns: minmax(12.5rem, 1fr) auto;
  }
  & > :only-child {
    grid-column: 1 / -1;
  }
  ${inRows} {
    display: none;
  }
`;

/** The count and what can be done with all rows. On a phone, while the filters are folded, it stands beside theirs. */
export const Outcome = styled.div`
  && {
    flex: 1 0 auto;
    max-width: none;
  }
  display: flex;
  gap: ${({ theme }) => theme.space[8]};
  align-items: center;
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  white-space: nowrap;
  & > :first-child {
    flex: 1;
    padding-inline: ${({ theme }) => theme.space[4]};
    text-align: right;
  }
  ${below('sm')} {
    display: contents;
    & > :first-child {
      flex-basis: 100%;
      order: 1;
      padding: 0;
      text-align: left;
    }
  }
`;

/** Its buttons, in one line where there is room. */
export const Uses = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space[8]};
  min-width: 0;
  margin-left: auto;
  ${below('sm')} {
    white-space: normal;
  }
`;
