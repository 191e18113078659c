import styled, { css } from 'styled-components';
import { HEADER } from '#src/theme/tokens.ts';
import type { Column } from './column.ts';
import { inCards, inWideRows } from './tableWidths.ts';

/* ARIA roles are explicit, because browsers drop a table's semantics when its `display` changes. */

/** The height of a collapsed row in rem; the virtual list relies on it. */
export const ROW_HEIGHT = 2.75;

export const HEAD_HEIGHT = '2.25rem';

export const Frame = styled.table.attrs({ role: 'table' })`
  display: block;
  /* Not hidden, which would make this the scroll container of the sticky header. */
  overflow: clip;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  font: ${({ theme }) => theme.font.small};
`;

export const columnGrid = css`
  display: grid;
  grid-template-columns: var(--columns);
  column-gap: ${({ theme }) => theme.space[16]};
  align-items: center;
  padding-inline: ${({ theme }) => theme.space[16]};
  ${inWideRows} {
    column-gap: ${({ theme }) => theme.space[24]};
  }
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })<{ $isSticky: boolean }>`
  position: ${({ $isSticky }) => ($isSticky ? 'sticky' : 'static')};
  z-index: 1;
  top: ${HEADER};
  display: block;
  ${inCards} {
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
