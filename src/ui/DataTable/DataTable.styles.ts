import styled, { css } from 'styled-components';
import { below, up } from '#src/theme/theme.ts';
import type { Column } from './column.ts';

/* Roles are written out, since browsers take a table's away once it is laid out another way. */

/** The height of a closed row, in rem: the window of rows counts with it. */
export const ROW_HEIGHT = 3.25;

const HEAD_HEIGHT = '2.5rem';

export const Frame = styled.table.attrs({ role: 'table' })`
  display: block;
  /* Not hidden, which would take the page's scrolling away from the head. */
  overflow: clip;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  font: ${({ theme }) => theme.font.small};
`;

const columnGrid = css`
  display: grid;
  grid-template-columns: var(--columns);
  column-gap: ${({ theme }) => theme.space[16]};
  align-items: center;
  padding-inline: ${({ theme }) => theme.space[20]};
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  position: sticky;
  z-index: 1;
  top: ${({ theme }) => theme.size.header};
  display: block;
  ${below('table')} {
    display: none;
  }
`;

export const HeadRow = styled.tr.attrs({ role: 'row' })`
  ${columnGrid}
  height: ${HEAD_HEIGHT};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.sunken};
`;

export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })<{
  $look: Column<never>['look'];
}>`
  min-width: 0;
  padding: 0;
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.smallStrong};
  text-align: ${({ $look }) => ($look === 'end' ? 'right' : 'left')};
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  min-height: 28px;
  padding: 0 ${({ theme }) => theme.space[4]};
  margin-inline: -${({ theme }) => theme.space[4]};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  font: inherit;
  cursor: pointer;
  &:hover,
  [aria-sort] > & {
    color: ${({ theme }) => theme.color.ink};
  }
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  position: relative;
  display: block;
  height: var(--height);
  contain: layout style;
`;

export const BodyRow = styled.tr.attrs({ role: 'row' })`
  ${columnGrid}
  position: absolute;
  inset: var(--top) 0 auto;
  grid-template-rows: ${ROW_HEIGHT}rem;
  contain: content;
  &:not([data-index='0']) {
    box-shadow: inset 0 1px ${({ theme }) => theme.color.line};
  }
  ${up('table')} {
    &:hover {
      background: ${({ theme }) => theme.color.bg};
    }
  }
  ${below('table')} {
    grid-template: none / minmax(0, 1fr);
    row-gap: ${({ theme }) => theme.space[8]};
    padding: ${({ theme }) => theme.space[16]};
  }
  /* A control that gets focus stands clear of the page's header and of the table's head. */
  & :is(button, select, input) {
    scroll-margin-block: calc(${HEAD_HEIGHT} + ${({ theme }) => theme.space[8]}) 64px;
  }
`;

type Look = NonNullable<Column<never>['look']> | 'open';

const looks: Record<Look, ReturnType<typeof css>> = {
  who: css`
    ${below('table')} {
      color: ${({ theme }) => theme.color.ink2};
    }
  `,
  name: css`
    font: ${({ theme }) => theme.font.smallStrong};
    ${below('table')} {
      margin-top: -${({ theme }) => theme.space[8]};
      font: ${({ theme }) => theme.font.bodyStrong};
    }
  `,
  end: css`
    text-align: right;
    ${labelled()}
  `,
  control: css`
    overflow: visible;
    ${labelled()}
  `,
  plain: css`
    ${labelled()}
  `,
  open: css`
    overflow: visible;
    text-align: right;
  `,
};

/** A cell of a card, with its column's name before it. */
function labelled() {
  return css`
    ${below('table')} {
      display: grid;
      grid-template-columns: 6rem minmax(0, 1fr);
      align-items: center;
      text-align: left;
      &::before {
        content: attr(data-label);
        color: ${({ theme }) => theme.color.ink2};
      }
    }
  `;
}

export const Cell = styled.td.attrs({ role: 'cell' })<{ $look: Look }>`
  min-width: 0;
  padding: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${below('table')} {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  ${({ $look }) => looks[$look]}
`;

export const OpenButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[8]};
  min-height: ${({ theme }) => theme.size.controlSmall};
  padding: 0 ${({ theme }) => theme.space[8]};
  margin-inline: -${({ theme }) => theme.space[8]};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  font: ${({ theme }) => theme.font.smallStrong};
  cursor: pointer;
  &:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
  /* Drawn, not an icon: one thing less in each of many rows. */
  &::after {
    width: 0.5rem;
    height: 0.5rem;
    margin-top: -0.25rem;
    border: solid currentColor;
    border-width: 0 1.75px 1.75px 0;
    transform: rotate(45deg);
    content: '';
  }
  &[aria-expanded='true']::after {
    margin-top: 0.25rem;
    transform: rotate(225deg);
  }
  ${below('table')} {
    width: 100%;
    margin: ${({ theme }) => theme.space[4]} 0 0;
    border-color: ${({ theme }) => theme.color.lineStrong};
    background: ${({ theme }) => theme.color.surface};
  }
`;

export const DetailCell = styled.td.attrs({ role: 'cell' })`
  grid-column: 1 / -1;
  min-width: 0;
  padding: ${({ theme }) => theme.space[20]};
  margin-inline: -${({ theme }) => theme.space[20]};
  border-block: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.sunken};
  overflow-wrap: anywhere;
  ${below('table')} {
    padding: ${({ theme }) => theme.space[16]};
    margin: ${({ theme }) => theme.space[8]} -${({ theme }) => theme.space[16]} -${({ theme }) =>
        theme.space[16]};
  }
`;
