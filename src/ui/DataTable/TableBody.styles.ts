import styled, { css } from 'styled-components';
import { roomBelow, up } from '#src/theme/theme.ts';
import { LABELS_ABOVE } from '#src/theme/tokens.ts';
import { chevron, chevronUp } from '#ui/Icon';
import { columnGrid, HEAD_HEIGHT } from './DataTable.styles.ts';
import { inCards, inRows } from './tableWidths.ts';

/* Plain elements styled by the parent: a table renders hundreds of cells while someone types or scrolls, and a styled
   component per cell would recompute its styles each time. */

/** A cell of a card, preceded by its column's name. */
const labelled = css`
  &:is([data-look='plain'], [data-look='end'], [data-look='control']) {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    column-gap: ${({ theme }) => theme.space[8]};
    align-items: baseline;
    text-align: left;
    &::before {
      content: attr(data-label);
      color: ${({ theme }) => theme.color.ink2};
    }
    ${roomBelow(LABELS_ABOVE)} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/**
 * The text of a field stands where that of the other cells does. Fields look like text until the pointer or the keyboard is on
 * them; a finger cannot be on them before.
 */
const quietControls = css`
  & :is(select, input:not([type='checkbox'])) {
    padding-inline: 4px;
  }
  & > select {
    width: calc(100% + 9px);
    margin-left: -9px;
  }
  @media (hover: hover) {
    & :is(select, input:not([type='checkbox'])):not(:hover, :focus-visible, :disabled) {
      background: none;
      &:not([aria-invalid]) {
        border-color: transparent;
      }
    }
  }
`;

const cell = css`
  min-width: 0;
  padding: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-look='name'] {
    font-weight: 600;
  }
  &:is([data-look='end'], [data-look='open']) {
    text-align: right;
  }
  &:is([data-look='control'], [data-look='open']) {
    overflow: visible;
  }
  ${inRows} {
    /* Two lines fit in a row. */
    line-height: 1.125rem;
    & a {
      text-underline-offset: 2px;
    }
    ${quietControls}
  }
  ${inCards} {
    white-space: normal;
    overflow-wrap: anywhere;
    ${labelled}
    &[data-look='open'] {
      text-align: left;
    }
    &[data-look='who'] {
      color: ${({ theme }) => theme.color.ink2};
    }
    &[data-look='name']:not(:first-child) {
      margin-top: -${({ theme }) => theme.space[8]};
    }
    &[data-look='name'] {
      font: ${({ theme }) => theme.font.bodyStrong};
    }
  }
`;

const openButton = css`
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
  &::after {
    ${chevron}
  }
  &[aria-expanded='true']::after {
    ${chevronUp}
  }
`;

/** The detail of an expanded row. */
const detail = css`
  grid-column: 1 / -1;
  min-width: 0;
  padding: ${({ theme }) => theme.space[20]} ${({ theme }) => theme.space[16]};
  margin-inline: -${({ theme }) => theme.space[16]};
  border-block: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.sunken};
  overflow-wrap: anywhere;
  ${inCards} {
    padding: ${({ theme }) => theme.space[16]};
    margin: ${({ theme }) => theme.space[8]} -${({ theme }) => theme.space[16]} -${({ theme }) =>
        theme.space[16]};
  }
`;

const row = css`
  ${columnGrid}
  position: absolute;
  inset-inline: 0;
  /* The height that the virtualizer uses, even if the text size changes meanwhile. */
  grid-template-rows: var(--row);
  contain: content;
  &:not([data-index='0']) {
    box-shadow: inset 0 1px ${({ theme }) => theme.color.line};
  }
  ${inRows} {
    &:hover {
      background: ${({ theme }) => theme.color.bg};
    }
  }
  ${inCards} {
    grid-template: none / minmax(0, 1fr);
    align-items: baseline;
    row-gap: ${({ theme }) => theme.space[8]};
    padding: ${({ theme }) => theme.space[16]};
    /* The first line leaves room for the button. */
    &:has(> td[data-look='open']) > td:first-child::before {
      content: '';
      float: right;
      width: 7rem;
      height: 1.25rem;
      ${roomBelow(LABELS_ABOVE)} {
        width: 100%;
      }
    }
    & > td[data-look='open'] {
      position: absolute;
      top: ${({ theme }) => theme.space[8]};
      right: ${({ theme }) => theme.space[16]};
    }
    ${up('sm')} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${({ theme }) => theme.space[32]};
      & > td:is([data-look='who'], [data-look='name'], [data-look='bare']) {
        grid-column: 1 / -1;
      }
    }
  }
  &:has(> td[data-look] :focus-visible) {
    background: ${({ theme }) => theme.color.sunken};
    box-shadow: inset 3px 0 ${({ theme }) => theme.color.accent};
  }
`;

/**
 * The browser's own stylesheet makes table parts inherit these two properties, which elements normally do not inherit.
 * It then cannot share one computed style among the cells of different rows.
 */
const shareStyles = css`
  border-color: currentcolor;
  vertical-align: baseline;
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  position: relative;
  display: block;
  contain: layout style;
  & > tr,
  & > tr > td {
    ${shareStyles}
  }
  & > tr {
    ${row}
  }
  /* Child selectors, because an expanded row may contain another table. */
  & > tr > td[data-look] {
    ${cell}
  }
  & > tr > td[data-look='open'] > button {
    ${openButton}
  }
  & > tr > td:not([data-look]) {
    ${detail}
  }
  /* Cells clip what is around their content. */
  & a:focus-visible {
    outline-offset: -2px;
  }
  /* Keeps focused controls clear of the page's header and the table's header. */
  & :is(a, button, select, input) {
    scroll-margin-block: calc(${HEAD_HEIGHT} + ${({ theme }) => theme.space[8]}) 64px;
  }
`;
