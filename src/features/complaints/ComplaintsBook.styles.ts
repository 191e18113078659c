import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';
import { PageContainer } from '#ui/Container';
import { Part } from './ComplaintForm.styles.ts';

/** Wide enough for the sheet's two columns: 960 px. */
export const Page = styled(PageContainer)`
  max-width: calc(960px + 2 * ${({ theme }) => theme.space[24]});
  @media print {
    padding-block: 0;
    & dl,
    & p {
      font-size: 0.8125rem;
      line-height: 1.4;
    }
  }
`;

/** Who the book is of stands top right; an ink rule closes it. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${({ theme }) => theme.space[24]};
  padding-bottom: ${({ theme }) => theme.space[24]};
  border-bottom: 4px solid ${({ theme }) => theme.color.ink};
  ${up('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 300px);
    gap: ${({ theme }) => theme.space[48]};
  }
  @media print {
    grid-template-columns: minmax(0, 1fr) minmax(0, 300px);
  }
`;

export const Provider = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  font: ${({ theme }) => theme.font.small};
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[16]};
  }
  dt {
    color: ${({ theme }) => theme.color.ink2};
    white-space: nowrap;
  }
  dd {
    margin: 0;
    font-weight: 600;
    text-align: right;
  }
`;

/**
 * What was filed, as far below the rule as the form's first part was. On paper it is the sheet alone, on one
 * page: without the heading and the status that say that it was sent, in type that `--paper-type` makes fit.
 */
export const Receipt = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[32]};
  padding-top: ${({ theme }) => theme.space[40]};
  @media print {
    gap: 0;
    padding-top: ${({ theme }) => theme.space[12]};
    font-size: var(--paper-type);
    & div:has(> [role='status']) {
      display: none;
    }
    & h2 {
      font-size: 1.15em;
    }
    & ${Part} {
      padding-bottom: 0;
      border-top: 1px solid ${({ theme }) => theme.color.lineStrong};
      border-bottom: 0;
    }
    & ${Part} + p {
      margin-top: ${({ theme }) => theme.space[16]};
    }
    & dl,
    & p {
      max-width: none;
      font-size: 1em;
      line-height: 1.35;
    }
    & dl {
      gap: 0.35em;
      padding-bottom: ${({ theme }) => theme.space[12]};
    }
    & dl > div {
      grid-template-columns: 12em minmax(0, 1fr);
    }
  }
`;

/** What a sheet must say on paper and the screen says elsewhere. */
export const OnPaper = styled.div`
  display: none;
  @media print {
    display: grid;
    gap: ${({ theme }) => theme.space[8]};
    padding-bottom: ${({ theme }) => theme.space[8]};
  }
`;

/** Buttons, links and fields have no use on paper. */
export const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

/** What the agency answered, with its lines as they were written. */
export const Answer = styled.article`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  padding-left: ${({ theme }) => theme.space[20]};
  border-left: 4px solid ${({ theme }) => theme.color.accent};
  & > p {
    max-width: ${({ theme }) => theme.size.measure};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
