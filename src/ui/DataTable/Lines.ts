import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';

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
  ${up('table')} {
    & > * {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    /* An address has one line. */
    & wbr {
      display: none;
    }
  }
`;
