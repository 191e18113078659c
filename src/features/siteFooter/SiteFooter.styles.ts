import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';

/** Around a container: its background spans the window, its content stays within the page's column. */
export const Foot = styled.footer`
  color: ${({ theme }) => theme.color.onInverse};
  & > svg {
    margin-bottom: -1px;
    color: ${({ theme }) => theme.color.inverse};
  }
  :focus-visible {
    outline-color: ${({ theme }) => theme.color.onInverse};
  }
  & > div {
    display: grid;
    gap: ${({ theme }) => theme.space[32]} ${({ theme }) => theme.space[24]};
    padding-block: ${({ theme }) => theme.space[48]} ${({ theme }) => theme.space[40]};
    box-shadow: 0 0 0 100vmax ${({ theme }) => theme.color.foot};
    background: ${({ theme }) => theme.color.foot};
    clip-path: inset(0 -100vmax);
  }
  & h2 {
    font: ${({ theme }) => theme.font.bodyStrong};
  }
  & p {
    margin-top: ${({ theme }) => theme.space[12]};
    color: ${({ theme }) => theme.color.inverse2};
  }
  & a {
    display: inline-block;
    padding-block: 4px;
    color: ${({ theme }) => theme.color.inverse2};
    font-weight: 400;
    text-decoration: none;
  }
  & a:hover {
    color: ${({ theme }) => theme.color.onInverse};
    text-decoration: underline;
  }
  /* The small print. */
  & > div > p {
    grid-column: 1 / -1;
    margin-top: ${({ theme }) => theme.space[16]};
    font: ${({ theme }) => theme.font.small};
  }
  ${up('sm')} {
    & > div {
      grid-template-columns: 1fr 1fr;
    }
    & > div > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${up('lg')} {
    & > div {
      grid-template-columns: repeat(4, 1fr);
    }
    & > div > :first-child {
      grid-column: span 2;
    }
  }
`;
