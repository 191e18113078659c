import styled, { css } from 'styled-components';
import { up } from '#src/theme/theme.ts';

const inThrees = css`
  ${up('lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > :last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
`;

/** Fills every row: two or three columns; an odd last cell spans its row. */
export const Cells = styled.ul<{ $threes?: boolean }>`
  display: grid;
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  ${up('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${({ $threes }) => $threes && inThrees}
`;

export const Cell = styled.li`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[16]};
  /* The outline fills the gap to the neighbouring cells. */
  outline: 1px solid ${({ theme }) => theme.color.line};
  ${up('sm')} {
    padding: ${({ theme }) => theme.space[20]};
  }
  @media print {
    break-inside: avoid;
  }
`;

export const ServiceTitle = styled.h3`
  display: flex;
  gap: ${({ theme }) => theme.space[12]};
  font: ${({ theme }) => theme.font.bodyStrong};
  & > svg {
    margin-top: 2px;
    color: ${({ theme }) => theme.color.accentText};
  }
`;

export const ServiceLinks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[20]};
  padding-left: ${({ theme }) => theme.space[32]};
  font: ${({ theme }) => theme.font.small};
  & > a {
    color: ${({ theme }) => theme.color.ink};
    text-decoration-color: ${({ theme }) => theme.color.lineStrong};
    padding-block: 2px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  @media print {
    display: none;
  }
`;
