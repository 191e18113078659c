import styled from 'styled-components';
import { below } from '#src/theme/theme.ts';
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

/** What a form ends with: its buttons, which fill their lines on a phone. */
export const Actions = styled(Cluster).attrs({ $gap: 12 })`
  ${below('sm')} {
    & > * {
      flex: 1 0 auto;
    }
  }
`;
