import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';
import { Help, Part, sectionColumns } from './ComplaintForm.styles.ts';

/**
 * The filed complaint, with the form's distance from the rule above. In print only the sheet is shown, without
 * heading and status, in the size `--paper-type` that fits on one page.
 */
export const Receipt = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[32]};
  padding-top: ${({ theme }) => theme.space[40]};
  @media screen {
    & > :has(> ${Part}) {
      border-block: 1px solid ${({ theme }) => theme.color.line};
    }
    ${up('md')} {
      /* In line with the facts of the parts. */
      & > ${Help} {
        margin-left: 232px;
      }
    }
  }
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
    && :is(dl, dt, dd, p) {
      max-width: none;
      font-size: 1em;
      line-height: 1.35;
    }
    & dl {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.35em;
      padding-bottom: ${({ theme }) => theme.space[12]};
    }
    & dl > div {
      display: grid;
      grid-template-columns: 12em minmax(0, 1fr);
      gap: 0 ${({ theme }) => theme.space[24]};
    }
  }
`;

/** The code and the deadline, on the columns of the sheet below. */
export const ToKeep = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[24]};
  ${up('md')} {
    grid-template-columns: ${sectionColumns};
  }
  dt {
    color: ${({ theme }) => theme.color.ink2};
    font: ${({ theme }) => theme.font.small};
  }
  dd {
    font: ${({ theme }) => theme.font.card};
  }
`;

/** Shown in print only, because the screen shows it elsewhere. */
export const OnPaper = styled.div`
  display: none;
  @media print {
    display: grid;
    gap: ${({ theme }) => theme.space[8]};
    padding-bottom: ${({ theme }) => theme.space[8]};
  }
`;
