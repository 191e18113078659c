import { useTableAddress } from '#src/lib/useTableAddress.ts';
import { LeadLine, TableSkeleton } from '#ui/DataTable';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { adminProjectsCopy as copy } from './adminProjectsCopy.ts';
import { generalCopy } from './general/generalCopy.ts';
import { TIMELINE, ViewLinks } from './general/ViewLinks.tsx';
import { firstView, useFittingColumns } from './projectColumns.tsx';

/** The projects tab until its rows have loaded. */
export function ProjectsSkeleton() {
  const isTimeline = useTableAddress(firstView).view.filters.vista === TIMELINE;
  return (
    <Stack $gap={8}>
      <LeadLine>
        {/* The rows bring links of their own: a press on these would be lost. */}
        <div aria-hidden inert>
          <ViewLinks isTimeline={isTimeline} />
        </div>
        <Skeleton width="17rem" height="36px" />
      </LeadLine>
      {isTimeline ? <TimelineSkeleton /> : <ProjectTableSkeleton />}
    </Stack>
  );
}

export function ProjectTableSkeleton() {
  const { columns, detail } = useFittingColumns();
  return <TableSkeleton filters={4} columns={columns} detailWidth={detail.width} oneWay />;
}

/** The columns of the timeline, whose code is loaded later. */
const timelineColumns = [
  { id: 'proyecto', label: copy.project, width: 'minmax(7rem, 1.7fr)', look: 'name', lines: 2 },
  { id: 'fase', label: generalCopy.phase, width: '10rem', lines: 2 },
  {
    id: 'cronograma',
    label: generalCopy.chart,
    width: 'minmax(0, 2.5fr)',
    look: 'bare',
    hasBars: true,
  },
] as const;

/** With the line of the months above its rows. */
export function TimelineSkeleton() {
  return (
    <TableSkeleton
      filters={4}
      columns={timelineColumns}
      detailWidth={useFittingColumns().detail.width}
      oneWay
      lead={<Skeleton width="20rem" height="36px" />}
    />
  );
}
