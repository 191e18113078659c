import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';

/** A field with its button beside it, in line with the input and not with its label or error; stacked on phones. */
export const FieldLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[8]};
  ${up('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    & > button {
      margin-top: calc(1.25rem + 4px);
    }
  }
`;
