import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';

export const List = styled.ul`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;

/** A rule over the whole width where a group begins, over the entries' columns within it. */
export const Row = styled.li<{ $begins: boolean }>`
  border-top: 1px solid ${({ theme, $begins }) => ($begins ? theme.color.ink : theme.color.line)};
  ${up('lg')} {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${({ theme }) => theme.space[24]};
    ${({ $begins }) => !$begins && 'border-top: 0;'}
  }
`;

export const Group = styled.div`
  padding-top: ${({ theme }) => theme.space[24]};
  & > strong {
    font: ${({ theme }) => theme.font.section};
  }
  ${up('lg')} {
    grid-column: 1 / 5;
    padding-block: ${({ theme }) => theme.space[32]};
  }
`;
