import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';

/** Comfortable for long reading. */
const MEASURE = '68ch';

/** The contents to the left of the text, and in sight while it is read. */
export const Layout = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[32]};
  ${up('lg')} {
    grid-template-columns: 280px minmax(0, ${MEASURE});
    gap: ${({ theme }) => theme.space[48]} ${({ theme }) => theme.space[96]};
  }
  @media print {
    display: block;
  }
`;

export const Intro = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[12]};
  ${up('lg')} {
    grid-column: 2;
  }
`;

export const Contents = styled.nav`
  padding-block: ${({ theme }) => theme.space[12]};
  border-block: 1px solid ${({ theme }) => theme.color.line};
  ${up('lg')} {
    position: sticky;
    top: 80px;
    grid-row: 1 / span 2;
    grid-column: 1;
    align-self: start;
    max-height: calc(100vh - 96px);
    overflow-y: auto;
  }
  & ol {
    padding-left: 2em;
    font: ${({ theme }) => theme.font.small};
    list-style: decimal;
    columns: 2 256px;
  }
  & li::marker {
    color: ${({ theme }) => theme.color.ink2};
  }
  & a {
    display: block;
    padding: 6px ${({ theme }) => theme.space[4]};
    color: ${({ theme }) => theme.color.ink};
    font-weight: 400;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[40]};
  max-width: ${MEASURE};
  ${up('lg')} {
    grid-column: 2;
  }
  @media print {
    display: block;
    max-width: none;
    margin-top: ${({ theme }) => theme.space[24]};
  }
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[16]};
  scroll-margin-top: ${({ theme }) => theme.space[16]};
  @media print {
    display: block;
    margin-bottom: ${({ theme }) => theme.space[24]};
    & > h2 {
      break-after: avoid;
    }
    & > * + * {
      margin-top: ${({ theme }) => theme.space[8]};
    }
  }
`;

export const Items = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  padding-left: 1.25em;
  list-style: square;
  & li::marker {
    color: ${({ theme }) => theme.color.accentText};
  }
`;

/** Ruled rows: what it is called, and what is to be said of it. */
export const Facts = styled.dl`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[24]};
    padding-block: ${({ theme }) => theme.space[12]};
    border-top: 1px solid ${({ theme }) => theme.color.line};
    break-inside: avoid;
    ${up('sm')} {
      grid-template-columns: 176px minmax(0, 1fr);
    }
  }
  & dt {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
