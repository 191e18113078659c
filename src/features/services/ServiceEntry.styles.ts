import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';

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

export const Includes = styled.div`
  display: grid;
  grid-column: 2;
  align-content: start;
  gap: ${({ theme }) => theme.space[8]};
  & > p {
    display: flex;
    gap: ${({ theme }) => theme.space[8]};
    font: ${({ theme }) => theme.font.small};
  }
  & svg {
    margin-top: 2px;
    color: ${({ theme }) => theme.color.accentText};
  }
  ${up('md')} {
    grid-column: 3;
    padding-top: 4px;
  }
`;
