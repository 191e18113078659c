import styled from 'styled-components';
import { Card } from '#ui/Card';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';

/** Placeholders with the height of two ticket cards. */
export function TicketSkeletons() {
  return (
    <Stack $gap={12} aria-hidden>
      {[260, 200].map((width) => (
        <Card key={width}>
          <Stack $gap={8}>
            <Head>
              <Skeleton width={`${width}px`} height="24px" />
              <Skeleton width="88px" height="24px" />
            </Head>
            <Skeleton width="80px" height="16px" />
            <Skeleton width="30em" height="16px" />
            <Skeleton width="18em" height="16px" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

/** The subject and the status. */
const Head = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[16]};
  justify-content: space-between;
`;
