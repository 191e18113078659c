import styled from 'styled-components';
import { inRows } from './tableWidths.ts';

/** Lines of a cell, the first one above quieter ones. In a row each is cut at the cell's end; in a card it is whole. */
export const Lines = styled.span`
  display: block;
  min-width: 0;
  & > * {
    display: block;
  }
  & > * + * {
    color: ${({ theme }) => theme.color.ink2};
    font: ${({ theme }) => theme.font.small};
  }
  ${inRows} {
    & > * {
      overflow: hidden;
      line-height: inherit;
      text-overflow: ellipsis;
    }
    /* An address has one line. */
    & wbr {
      display: none;
    }
  }
`;
