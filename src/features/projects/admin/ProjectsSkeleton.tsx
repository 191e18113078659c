import styled from 'styled-components';
import { useTableAddress } from '#src/lib/useTableAddress.ts';
import { LeadSkeleton, TableSkeleton } from '#ui/DataTable';
import { up } from '#src/theme/theme.ts';
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
    <Stack $gap={16}>
      <LeadSkeleton buttons={[110, 192]}>{copy.purpose}</LeadSkeleton>
      {/* The rows bring links of their own: a press on these would be lost. */}
      <div aria-hidden inert>
        <ViewLinks isTimeline={isTimeline} />
      </div>
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
  { id: 'proyecto', label: copy.project, width: 'minmax(7rem, 1.7fr)', look: 'name' },
  { id: 'fase', label: generalCopy.phase, width: '8.75rem' },
  { id: 'cronograma', label: generalCopy.chart, width: 'minmax(0, 2.5fr)', look: 'bare' },
] as const;

/** With the line of the months and the legend above its rows. */
export function TimelineSkeleton() {
  return (
    <TableSkeleton
      filters={4}
      columns={timelineColumns}
      detailWidth={useFittingColumns().detail.width}
      oneWay
      lead={
        <Lead>
          <Skeleton width="20rem" height="36px" />
          {[90, 70, 80, 60, 75, 40].map((width) => (
            <Skeleton key={width} width={`${width}%`} height="14px" />
          ))}
        </Lead>
      }
    />
  );
}

/** As high as the months' buttons and the legend, which takes more lines in a narrower window. */
const Lead = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[12]};
  height: 196px;
  overflow: hidden;
  ${up('sm')} {
    height: 118px;
  }
  ${up('lg')} {
    height: 66px;
  }
`;
