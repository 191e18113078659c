import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';

export const Form = styled.form`
  position: relative;
  display: grid;
`;

/** The columns of a section on wide screens: its title, and its fields or facts. */
export const sectionColumns = '208px minmax(0, 1fr)';

/** Section titles left and fields right; stacked on narrow screens. */
export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[24]};
  padding-block: ${({ theme }) => theme.space[32]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  &:last-child {
    border-bottom: 0;
  }
  ${up('md')} {
    grid-template-columns: ${sectionColumns};
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[8]};
    padding-block: ${({ theme }) => theme.space[12]};
  }
`;

/** Two fields per row on wide screens. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[20]};
  ${up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A field of full width. */
export const Whole = styled.div`
  grid-column: 1 / -1;
`;

/** Radio cards of equal height. */
export const Choice = styled.fieldset`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: inherit;
  gap: inherit;
  min-width: 0;
  padding: 0;
  border: 0;
`;

export const Help = styled.p`
  max-width: ${({ theme }) => theme.size.measure};
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
`;

/** The footer of the form. */
export const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[20]};
  ${up('md')} {
    grid-column: 2;
  }
`;
