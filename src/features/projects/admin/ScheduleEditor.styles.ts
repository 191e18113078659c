import styled from 'styled-components';
import { below, up } from '#src/theme/theme.ts';
import type { StatusColor } from '#contract/colors.ts';
import { rowControlStyles } from '#ui/Field';
import { visuallyHidden } from '#ui/VisuallyHidden';

/** Fields and timeline, side by side on wide screens. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[24]} ${({ theme }) => theme.space[40]};
  align-items: start;
  /* Table rows break words anywhere; labels of the timeline must not break. */
  overflow-wrap: break-word;
  ${up('lg')} {
    grid-template-columns: minmax(0, 28rem) minmax(0, 1fr);
  }
`;

export const PhaseLine = styled.div`
  display: grid;
  grid-template-columns: 6.5rem repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  & input {
    ${rowControlStyles}
  }
  ${up('sm')} {
    max-width: 28rem;
  }
  ${below('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :first-child {
      grid-column: 1 / -1;
      padding-top: 0;
      margin-bottom: -4px;
    }
    & + & {
      margin-top: ${({ theme }) => theme.space[12]};
    }
  }
  /* In columns the labels of the first phase are their heads. */
  ${up('sm')} {
    & + & label {
      ${visuallyHidden}
    }
    & + & > :first-child {
      padding-top: 0.5rem;
    }
  }
`;

/** The phase's name with a marker in the colour and outline of its bar. */
export const PhaseTitle = styled.p<{ $color: StatusColor }>`
  display: flex;
  gap: ${({ theme }) => theme.space[8]};
  align-items: center;
  align-self: start;
  /* Aligned with the inputs, not with their labels. */
  padding-top: 2rem;
  font: ${({ theme }) => theme.font.smallStrong};
  &::before {
    content: '';
    width: 10px;
    height: 10px;
    background: ${({ theme, $color }) => theme.status[$color].fill};
    box-shadow: inset 0 0 0 1px ${({ theme, $color }) => theme.status[$color].text};
    @media (forced-colors: active) {
      display: none;
    }
  }
`;

export const PreviewTitle = styled.h2`
  margin-bottom: ${({ theme }) => theme.space[8]};
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.smallStrong};
`;
