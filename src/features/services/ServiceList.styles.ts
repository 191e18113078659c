import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';

export const Rows = styled.ul`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;

export const Row = styled.li`
  display: flex;
  gap: ${({ theme }) => theme.space[16]};
  padding-block: ${({ theme }) => theme.space[24]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  ${up('sm')} {
    gap: ${({ theme }) => theme.space[24]};
  }
`;

/** A ground with stepped corners. */
export const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  background: ${({ theme }) => theme.color.accentSoft};
  color: ${({ theme }) => theme.color.accentText};
  clip-path: polygon(
    8px 0,
    40px 0,
    40px 4px,
    44px 4px,
    44px 8px,
    48px 8px,
    48px 40px,
    44px 40px,
    44px 44px,
    40px 44px,
    40px 48px,
    8px 48px,
    8px 44px,
    4px 44px,
    4px 40px,
    0 40px,
    0 8px,
    4px 8px,
    4px 4px,
    8px 4px
  );
`;

export const Words = styled.div`
  min-width: 0;
  flex: 1;
  & > p {
    margin-top: ${({ theme }) => theme.space[4]};
  }
`;

export const Includes = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[24]};
  margin-top: ${({ theme }) => theme.space[16]};
  & > p {
    display: flex;
    gap: ${({ theme }) => theme.space[8]};
    font: ${({ theme }) => theme.font.small};
  }
  & svg {
    margin-top: 2px;
    color: ${({ theme }) => theme.color.accentText};
  }
  ${up('lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
