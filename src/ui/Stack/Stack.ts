import styled from 'styled-components';
import { below } from '#src/theme/theme.ts';
import type { space } from '#src/theme/tokens.ts';

/** Stacks its children vertically with a gap of `$gap` pixels. */
export const Stack = styled.div<{ $gap: keyof typeof space; $align?: 'start' | 'stretch' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: ${({ $align }) => $align ?? 'stretch'};
  gap: ${({ theme, $gap }) => theme.space[$gap]};
`;

/** Places its children side by side and wraps them. */
export const Cluster = styled.div<{ $gap: keyof typeof space }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme, $gap }) => theme.space[$gap]};
`;

/** The buttons at the end of a form; on phones they fill the width. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  ${below('sm')} {
    & > * {
      flex: 1 0 auto;
      max-width: 100%;
    }
  }
`;
