import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';

export const Rows = styled.ul`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;

/** The whole row is its link's. */
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space[16]};
  padding-block: ${({ theme }) => theme.space[24]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > svg {
    margin: 14px ${({ theme }) => theme.space[16]} 0 0;
    transition:
      transform ${({ theme }) => theme.motion.colour} ${({ theme }) => theme.motion.easing},
      color ${({ theme }) => theme.motion.colour} ${({ theme }) => theme.motion.easing};
  }
  &:hover > svg {
    color: ${({ theme }) => theme.color.accentText};
    transform: translateX(4px);
  }
  & a:focus-visible {
    outline: none;
  }
  & a:focus-visible::after {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: -2px;
  }
  & p {
    margin-top: ${({ theme }) => theme.space[4]};
  }
  ${up('sm')} {
    gap: ${({ theme }) => theme.space[24]};
  }
`;
