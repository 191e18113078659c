import styled from 'styled-components';
import type { space } from '#src/theme/tokens.ts';

/** Things below each other, `$gap` pixels apart. */
export const Stack = styled.div<{ $gap: keyof typeof space; $align?: 'start' | 'stretch' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: ${({ $align }) => $align ?? 'stretch'};
  gap: ${({ theme, $gap }) => theme.space[$gap]};
`;

/** Things beside each other that wrap when there is no room. */
export const Cluster = styled.div<{ $gap: keyof typeof space }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme, $gap }) => theme.space[$gap]};
`;
