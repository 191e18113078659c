import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';
import { CheckedLines } from '#ui/CheckedLines';

export const Entry = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[16]};
  padding-block: ${({ theme }) => theme.space[24]};
  ${up('sm')} {
    column-gap: ${({ theme }) => theme.space[24]};
  }
  ${up('md')} {
    grid-template-columns: 48px minmax(0, 4fr) minmax(0, 3fr);
    padding-block: ${({ theme }) => theme.space[32]};
  }
  ${up('lg')} {
    grid-column: 5 / 13;
    li:not(:first-child) > &:only-child {
      border-top: 1px solid ${({ theme }) => theme.color.line};
    }
  }
`;

export const Words = styled.div`
  & > p {
    margin-top: ${({ theme }) => theme.space[4]};
  }
`;

export const Order = styled.div`
  margin-top: ${({ theme }) => theme.space[12]};
  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[8]};
    padding-block: 4px;
  }
`;

export const Includes = styled(CheckedLines)`
  grid-column: 2;
  gap: ${({ theme }) => theme.space[8]};
  ${up('md')} {
    grid-column: 3;
    padding-top: 4px;
  }
`;
