import styled from 'styled-components';

export interface SkeletonProps {
  /** CSS lengths of the content that will appear here. */
  width: string;
  height: string;
}

/** A placeholder for loading content, without animation. Set `aria-busy` on the region around it. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <Block aria-hidden style={{ '--width': width, '--height': height }} />;
}

const Block = styled.span`
  display: block;
  width: var(--width);
  max-width: 100%;
  height: var(--height);
  border-radius: ${({ theme }) => theme.radius.badge};
  background: ${({ theme }) => theme.color.line};
`;
