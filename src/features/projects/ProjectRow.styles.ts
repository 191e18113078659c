import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';
import { Card } from '#ui/Card';

/** Name, status and progress: stacked on a phone, one line with columns that agree from row to row above. */
export const ProjectRow = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${({ theme }) => theme.space[16]};
  align-items: center;
  gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[32]};
  ${up('md')} {
    grid-template-columns: minmax(0, 1fr) 8.25rem 13.75rem;
  }
`;

export const ServiceLine = styled.p`
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
`;

export const ProjectName = styled.h3`
  font: ${({ theme }) => theme.font.bodyStrong};
  font-size: 1.125rem;
`;
