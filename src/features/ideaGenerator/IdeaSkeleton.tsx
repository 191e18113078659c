import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { ideaGeneratorCopy } from './ideaGeneratorCopy.ts';

const ROWS = ['40%', '60%', '50%', '75%', '55%', '80%'];

/** Where an idea will stand, as high as most are. */
export function IdeaSkeleton() {
  return (
    <Stack $gap={20} role="status" aria-busy aria-label={ideaGeneratorCopy.loading}>
      <Stack $gap={12}>
        <Skeleton width="60%" height="28px" />
        <Skeleton width="100%" height="72px" />
        <Stack $gap={8}>
          {ROWS.map((width) => (
            <Skeleton key={width} width={width} height="24px" />
          ))}
        </Stack>
      </Stack>
      <Skeleton width="220px" height="44px" />
    </Stack>
  );
}
