import { Card } from '#ui/Card';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';

/** A placeholder for the conversation: two messages. */
export function ConversationSkeleton() {
  return (
    <Stack $gap={16} aria-hidden>
      {['34em', '22em'].map((width) => (
        <Card key={width}>
          <Stack $gap={12}>
            <Skeleton width="16rem" height="28px" />
            <Skeleton width={width} height="48px" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
