import { useTableAddress } from '#src/lib/useTableAddress.ts';
import { LeadSkeleton, TableSkeleton } from '#ui/DataTable';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { adminProjectsCopy } from './adminProjectsCopy.ts';
import { TIMELINE } from './general/ViewLinks.tsx';
import { firstView } from './projectColumns.tsx';

/** The projects tab until its rows have loaded. */
export function ProjectsSkeleton() {
  const isTimeline = useTableAddress(firstView).view.filters.vista === TIMELINE;
  return (
    <Stack $gap={16}>
      <LeadSkeleton buttons={[110, 192]}>{adminProjectsCopy.purpose}</LeadSkeleton>
      <Skeleton width="15rem" height="44px" />
      {isTimeline ? <TimelineSkeleton /> : <ProjectTableSkeleton />}
    </Stack>
  );
}

export function ProjectTableSkeleton() {
  return <TableSkeleton filters={4} oneWay />;
}

/** With the buttons for the months and the legend above its rows. */
export function TimelineSkeleton() {
  return (
    <TableSkeleton
      filters={4}
      oneWay
      lead={
        <Stack $gap={12}>
          <Skeleton width="22rem" height="32px" />
          <Skeleton width="44rem" height="24px" />
        </Stack>
      }
    />
  );
}
