import styled from 'styled-components';
import { Skeleton } from '#ui/Skeleton';
import { Cluster } from '#ui/Stack';
import { Text } from '#ui/Text';

/** The line above a table's tools: a text and a button such as 'Nuevo proyecto'. The text wraps beside the button. */
export const LeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[24]};
  & > :first-child {
    flex: 1 1 14rem;
  }
`;

export interface LeadSkeletonProps {
  /** The text; a bar in its place without. */
  children?: string;
  /** The widths of the buttons in pixels. */
  buttons: readonly number[];
}

/** A `LeadLine` with skeletons for buttons. */
export function LeadSkeleton({ children, buttons }: LeadSkeletonProps) {
  return (
    <LeadLine>
      {children === undefined ? (
        <Words>
          <Skeleton width="22rem" height="14px" />
        </Words>
      ) : (
        <Text $quiet>{children}</Text>
      )}
      <Cluster $gap={12}>
        {buttons.map((width) => (
          <Skeleton key={width} width={`${width}px`} height="44px" />
        ))}
      </Cluster>
    </LeadLine>
  );
}

const Words = styled.div`
  align-content: center;
  min-height: 1.5rem;
`;
