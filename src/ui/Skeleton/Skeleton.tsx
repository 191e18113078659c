import styled from 'styled-components';

export interface SkeletonProps {
  /** CSS lengths: the size of what will stand here. */
  width: string;
  height: string;
}

/** Where something will stand once it has arrived. Still: nothing blinks. The region carries `aria-busy`. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <Block aria-hidden style={{ '--width': width, '--height': height }} />;
}

const Block = styled.span`
  display: block;
  width: var(--width);
  max-width: 100%;
  height: var(--height);
  border-radius: ${({ theme }) => theme.radius.badge};
  background: ${({ theme }) => theme.status.neutral.soft};
`;
