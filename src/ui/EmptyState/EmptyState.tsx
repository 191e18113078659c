import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below } from '#src/theme/theme.ts';

export interface EmptyStateProps {
  /** What is missing, in a sentence. */
  children: ReactNode;
  /** What to do about it: text, a link or a button. */
  next?: ReactNode;
}

/** An empty state: picture, message and next step. */
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

/** The picture of an empty state: a loom with its first thread. */
function Loom() {
  return (
    <Picture viewBox="0 0 64 64" width={64} height={64} shapeRendering="crispEdges" aria-hidden>
      <path d="M0 0h64v64H0z" />
      <path
        fill="var(--line-strong)"
        opacity=".5"
        d="M6 0h1v64H6zM19 0h1v64h-1zM32 0h1v64h-1zM45 0h1v64h-1z"
      />
      <path fill="var(--accent)" d="M13 13h25v6h7v7h-7v6H13v-6H6v-7h7z" />
    </Picture>
  );
}

const Picture = styled.svg`
  & > :first-child {
    fill: ${({ theme }) => theme.status.neutral.soft};
  }
  @media print {
    display: none;
  }
`;
