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
            <Skeleton width={`${width}px`} height="24px" />
            <Skeleton width="80px" height="16px" />
            <Skeleton width="34em" height="48px" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
