import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Profile } from '#contract/people.ts';
import { UNASSIGNED } from '#contract/listRoutes.ts';
import type { Project } from '#contract/projects.ts';
import { useClientName } from '#src/api/adminData.ts';
import type { ListQuery } from '#src/api/listsApi.ts';
import { useListExport, useRows } from '#src/api/useRows.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import type { RowsView } from '#src/lib/rowsView.ts';
import { useTableAddress } from '#src/lib/useTableAddress.ts';
import type { TableAddress, TableView } from '#src/lib/useTableAddress.ts';
import { below } from '#src/theme/theme.ts';
import { Alert } from '#ui/Alert';
import { LeadLine, listQuery, SearchableTable } from '#ui/DataTable';
import type { SearchableTableProps } from '#ui/DataTable';
import { LatePart } from '#ui/LatePart';
import { LazyPart } from '#ui/LazyPart';
import { Cluster, Stack } from '#ui/Stack';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { adminProjectsCopy, createdText } from './adminProjectsCopy.ts';
import { editorCode } from './editorCode.ts';
import { generalCopy } from './general/generalCopy.ts';
import { generalTimelineCode } from './general/generalTimelineCode.ts';
import { TIMELINE, ViewLinks } from './general/ViewLinks.tsx';
import { NewProject } from './NewProject.tsx';
import { NoProjects } from './NoProjects.tsx';
import { newProjectCode } from './newProjectCode.ts';
import { firstView, NOBODY, orderChoices, useFittingColumns } from './projectColumns.tsx';
import { ProjectFilters } from './ProjectFilters.tsx';
import { ProjectSaves } from './ProjectSaves.tsx';
import { ProjectTableSkeleton, TimelineSkeleton } from './ProjectsSkeleton.tsx';

const templatesCode = lazyModule('templates', () => import('./templates/Templates.tsx'));

export interface ProjectsPanelProps {
  /** The people a project can be assigned to. */
  managers: readonly Profile[];
  /** The clients to choose from for a new project. */
  clients: readonly Profile[];
}

/** The table of projects: fields are edited in the row, and a row expands to its schedule (PANEL-2). */
export function ProjectsPanel({ managers, clients }: ProjectsPanelProps) {
  const [created, setCreated] = useState<string | null>(null);
  const address = useTableAddress(firstView);
  const query = projectsQuery(address.shownView);
  const rows = useRows('projects', query);
  const isShown = rows.rows.length > 0;
  // Prefetch after the rows, so that the code has usually loaded when a row or the dialog is opened.
  useEffect(() => {
    if (!isShown) return;
    for (const code of [editorCode, newProjectCode]) code.load().catch(() => undefined);
  }, [isShown]);
  function showCreated(name: string) {
    address.clear();
    setCreated(name);
  }
  function change(part: Partial<TableView>) {
    setCreated(null);
    address.change(part);
  }

  return (
    <ProjectSaves>
      <Stack $gap={8}>
        <LeadLine>
          <VisuallyHidden as="p">{adminProjectsCopy.purpose}</VisuallyHidden>
          <ViewLinks isTimeline={address.view.filters.vista === TIMELINE} />
          <Actions $gap={8}>
            <LatePart code={templatesCode}>{({ Templates }) => <Templates />}</LatePart>
            <NewProject
              clients={clients}
              managers={managers}
              onOpen={() => setCreated(null)}
              onCreated={showCreated}
            />
          </Actions>
        </LeadLine>
        {created !== null && <Alert tone="success">{createdText(created)}</Alert>}
        <ProjectTable
          rows={rows}
          query={query}
          managers={managers}
          address={{ ...address, change }}
        />
      </Stack>
    </ProjectSaves>
  );
}

function projectsQuery(view: TableView): ListQuery {
  const { estado = '', asignado = '', servicio = '', fases = '', client = '' } = view.filters;
  return listQuery(view, firstView, orderChoices, {
    status: estado,
    assigned_to: asignado === NOBODY ? UNASSIGNED : asignado,
    service: servicio,
    client,
    state: STATES[fases] ?? '',
  });
}

/** At the right edge: 'Plantillas' comes late, and must not move 'Nuevo Proyecto' from below the pointer. */
const Actions = styled(Cluster)`
  ${below('sm')} {
    flex-basis: 100%;
    justify-content: flex-end;
    & > :first-child:not(:last-child) {
      margin-inline-end: auto;
    }
  }
  @media print {
    display: none;
  }
`;

/** The timeline is printed without its controls; those of the list hold its values. */
const View = styled(Stack)<{ $isTimeline: boolean }>`
  @media print {
    & :is(button, label, select, input) {
      ${({ $isTimeline }) => $isTimeline && 'display: none !important;'}
    }
    & [role='row'] {
      break-inside: avoid;
    }
  }
`;

interface ProjectTableProps extends Pick<ProjectsPanelProps, 'managers'> {
  address: TableAddress;
  rows: RowsView<Project>;
  query: ListQuery;
}

function ProjectTable({ rows, query, managers, address }: ProjectTableProps) {
  const { view, change } = address;
  const isTimeline = view.filters.vista === TIMELINE;
  const table: SearchableTableProps<Project> = {
    copy: adminProjectsCopy,
    // Another view of the rows is no filter.
    address: {
      ...address,
      clear: () =>
        change({
          ...firstView,
          filters: { ...firstView.filters, vista: view.filters.vista ?? '' },
        }),
    },
    ...useFittingColumns(),
    orders: orderChoices,
    rows,
    skeleton: isTimeline ? <TimelineSkeleton /> : <ProjectTableSkeleton />,
    empty: <NoProjects />,
    readExport: useListExport('projects', query),
    filters: <ProjectFilters managers={managers} filters={view.filters} onChange={change} />,
    person: useClientName(view.filters.client ?? '', rows.rows),
  };
  return (
    <View $gap={12} $isTimeline={isTimeline}>
      {isTimeline ? (
        <LazyPart
          code={generalTimelineCode}
          loading={generalCopy.loading}
          failed={generalCopy.failed}
          skeleton={<TimelineSkeleton />}
        >
          {({ TimelineFrame, timelineColumns }) => (
            <TimelineFrame>
              {(around) => <SearchableTable {...table} {...around} columns={timelineColumns} />}
            </TimelineFrame>
          )}
        </LazyPart>
      ) : (
        <SearchableTable {...table} />
      )}
    </View>
  );
}

/** The states to filter by as the address and as the API names them. Only the server knows them. */
const STATES: Readonly<Record<string, string>> = {
  atrasadas: 'overdue',
  entregadas: 'awaiting',
  archivados: 'archived',
};
