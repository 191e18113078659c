import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';

/** A bordered box on the surface colour, without a shadow. */
export const Card = styled.div`
  min-width: 0;
  padding: ${({ theme }) => theme.space[16]};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  ${up('sm')} {
    padding: ${({ theme }) => theme.space[20]};
  }
  @media print {
    break-inside: avoid;
  }
`;
