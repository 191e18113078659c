import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';
import { Container } from '#ui/Container';

export const Foot = styled.footer`
  color: ${({ theme }) => theme.color.onInverse};
  & > svg {
    color: ${({ theme }) => theme.color.inverse};
  }
  :focus-visible {
    outline-color: ${({ theme }) => theme.color.onInverse};
  }
`;

/** The background spans the window; the content stays within the page's column. */
export const Columns = styled(Container)`
  display: grid;
  gap: ${({ theme }) => theme.space[32]} ${({ theme }) => theme.space[24]};
  padding-block: ${({ theme }) => theme.space[48]} ${({ theme }) => theme.space[40]};
  box-shadow: 0 0 0 100vmax ${({ theme }) => theme.color.foot};
  background: ${({ theme }) => theme.color.foot};
  clip-path: inset(0 -100vmax);
  ${up('sm')} {
    grid-template-columns: 1fr 1fr;
  }
  ${up('lg')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

export const BrandColumn = styled.div`
  ${up('sm')} {
    grid-column: 1 / -1;
  }
  ${up('lg')} {
    grid-column: 1 / 7;
  }
  & > p {
    margin-top: ${({ theme }) => theme.space[12]};
    color: ${({ theme }) => theme.color.inverse2};
  }
`;

export const LinkColumn = styled.div`
  ${up('lg')} {
    grid-column: span 3;
  }
  & h2 {
    font: ${({ theme }) => theme.font.bodyStrong};
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
`;

export const Fine = styled.p`
  grid-column: 1 / -1;
  max-width: none;
  padding-top: ${({ theme }) => theme.space[16]};
  color: ${({ theme }) => theme.color.inverse2};
  font: ${({ theme }) => theme.font.small};
`;
