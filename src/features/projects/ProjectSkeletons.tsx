import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { ProjectFrame, ProjectRow } from './ProjectRow.styles.ts';

/** Two rows where projects will stand, as high as they will be. */
export function ProjectSkeletons() {
  return (
    <Stack $gap={12} aria-hidden>
      {[240, 180].map((width) => (
        <ProjectFrame key={width}>
          <ProjectRow>
            <Stack $gap={8}>
              <Skeleton width="160px" height="14px" />
              <Skeleton width={`${width}px`} height="25px" />
            </Stack>
            <Skeleton width="104px" height="24px" />
            <Stack $gap={8}>
              <Skeleton width="64px" height="16px" />
              <Skeleton width="100%" height="8px" />
            </Stack>
            <Skeleton width="8rem" height="36px" />
          </ProjectRow>
        </ProjectFrame>
      ))}
    </Stack>
  );
}
