import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below } from '#src/theme/theme.ts';
import { Loom } from './Loom.tsx';

export interface EmptyStateProps {
  /** The fact, in a sentence. */
  children: ReactNode;
  /** What one can do about it: text, a link, a button. */
  next?: ReactNode;
}

/** Nothing here yet: a loom with its first thread, the fact, the next step. */
export function EmptyState({ children, next }: EmptyStateProps) {
  return (
    <Frame>
      <Loom />
      <Words>
        <Fact>{children}</Fact>
        {next}
      </Words>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[20]};
  padding: ${({ theme }) => theme.space[20]};
  border: 1px dashed ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.card};
  ${below('sm')} {
    flex-direction: column;
    align-items: flex-start;
    gap: ${({ theme }) => theme.space[16]};
    padding: ${({ theme }) => theme.space[16]};
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[12]};
  min-width: 0;
`;

const Fact = styled.p`
  max-width: ${({ theme }) => theme.size.measure};
  font: ${({ theme }) => theme.font.bodyStrong};
`;
