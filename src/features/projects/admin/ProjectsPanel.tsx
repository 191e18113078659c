import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Profile } from '#contract/people.ts';
import { UNASSIGNED } from '#contract/listRoutes.ts';
import type { Project } from '#contract/projects.ts';
import { useListFile, usePages } from '#src/api/usePages.ts';
import type { ListHead } from '#src/api/usePages.ts';
import { useTableAddress } from '#src/lib/useTableAddress.ts';
import type { TableAddress, TableView } from '#src/lib/useTableAddress.ts';
import { below } from '#src/theme/theme.ts';
import { Alert } from '#ui/Alert';
import { useListTemplatesQuery } from '#src/api/projectObjectsApi.ts';
import { LeadLine, listQuery, SearchableTable } from '#ui/DataTable';
import type { SearchableTableProps } from '#ui/DataTable';
import { EmptyState } from '#ui/EmptyState';
import { LazyPart } from '#ui/LazyPart';
import { RowSaves } from '#ui/RowSaves';
import { Cluster, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { adminProjectsCopy, createdText } from './adminProjectsCopy.ts';
import { editorCode } from './editorCode.ts';
import { generalCopy } from './general/generalCopy.ts';
import { generalTimelineCode } from './general/generalTimelineCode.ts';
import { TIMELINE, ViewLinks } from './general/ViewLinks.tsx';
import { NewProject } from './NewProject.tsx';
import { newProjectCode } from './newProjectCode.ts';
import {
  firstView,
  NOBODY,
  orderChoices,
  projectColumns,
  serviceOf,
  useFittingColumns,
} from './projectColumns.tsx';
import { ProjectFilters } from './ProjectFilters.tsx';
import { ProjectTableSkeleton, TimelineSkeleton } from './ProjectsSkeleton.tsx';
import { Templates } from './templates/Templates.tsx';

export interface ProjectsPanelProps {
  head: ListHead<Project>;
  /** The people a project can be assigned to. */
  managers: readonly Profile[];
  /** The clients to choose from for a new project. */
  clients: readonly Profile[];
}

/** The table of projects: fields are edited in the row, and a row expands to its schedule (PANEL-2). */
export function ProjectsPanel({ head, managers, clients }: ProjectsPanelProps) {
  const [created, setCreated] = useState<string | null>(null);
  const address = useTableAddress(firstView);
  // A server with the calls of projects as objects has pages of projects and filters by state; null for another.
  const { currentData: templates } = useListTemplatesQuery();
  const isFiltered = address.view.filters.fases !== '' && templates !== null;
  // Prefetch after the rows, so that the code has usually loaded when a row or the dialog is opened.
  useEffect(() => {
    for (const code of [editorCode, newProjectCode]) code.load().catch(() => undefined);
  }, []);
  function showCreated(name: string) {
    address.clear();
    setCreated(name);
  }
  function change(part: Partial<TableView>) {
    setCreated(null);
    address.change(part);
  }

  return (
    <RowSaves>
      <Stack $gap={16}>
        <LeadLine>
          <Text $quiet>{head.rows.length > 0 && adminProjectsCopy.purpose}</Text>
          <Actions $gap={12}>
            <Templates />
            <NewProject clients={clients} onOpen={() => setCreated(null)} onCreated={showCreated} />
          </Actions>
        </LeadLine>
        {created !== null && <Alert tone="success">{createdText(created)}</Alert>}
        {head.rows.length === 0 && !isFiltered && (
          <EmptyState next={<Text $quiet>{adminProjectsCopy.noneNext}</Text>}>
            {adminProjectsCopy.none}
          </EmptyState>
        )}
        {isFiltered && templates === undefined && <ProjectTableSkeleton />}
        {(head.rows.length > 0 || isFiltered) && !(isFiltered && templates === undefined) && (
          <ProjectTable
            head={head}
            managers={managers}
            address={{ ...address, change }}
            hasObjects={Boolean(templates)}
          />
        )}
      </Stack>
    </RowSaves>
  );
}

/** At the right edge: 'Plantillas' comes late, and must not move 'Nuevo Proyecto' from below the pointer. */
const Actions = styled(Cluster)`
  margin-inline-start: auto;
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

interface ProjectTableProps extends Pick<ProjectsPanelProps, 'head' | 'managers'> {
  address: TableAddress;
  /** Whether the server has the calls of projects as objects. */
  hasObjects: boolean;
}

function ProjectTable({ head, managers, address, hasObjects }: ProjectTableProps) {
  const { view, shownView, change } = address;
  const { estado = '', asignado = '', servicio = '', fases: named = '' } = shownView.filters;
  const fases = hasObjects && Object.hasOwn(STATES, named) ? named : '';
  const isTimeline = view.filters.vista === TIMELINE;
  const query = listQuery(shownView, firstView, orderChoices, {
    status: estado,
    assigned_to: asignado === NOBODY ? UNASSIGNED : asignado,
    service: servicio,
    state: STATES[fases] ?? '',
  });
  const pages = usePages('projects', head, query, fases !== '');
  const passes = useCallback(
    ({ status, assigned_to, serviceId }: Project) =>
      (estado === '' || status === estado) &&
      (asignado === '' || (assigned_to?.id ?? NOBODY) === asignado) &&
      (servicio === '' || String(serviceId) === servicio),
    [estado, asignado, servicio],
  );
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
    fileColumns: projectColumns,
    rows: head.rows,
    pages,
    passes,
    moreText: textBesideColumns,
    readFile: useListFile('projects', query),
    filters: <ProjectFilters managers={managers} filters={view.filters} onChange={change} />,
  };
  return (
    <View $gap={16} $isTimeline={isTimeline}>
      <ViewLinks isTimeline={isTimeline} />
      {isTimeline ? (
        <LazyPart
          code={generalTimelineCode}
          loading={generalCopy.loading}
          failed={generalCopy.failed}
          skeleton={<TimelineSkeleton />}
        >
          {({ TimelineFrame, timelineColumns }) => (
            <TimelineFrame hasPages={hasObjects}>
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

/** Further text to search: client and service have no column on narrow screens. */
function textBesideColumns(project: Project): string {
  return `${project.userName}\n${serviceOf(project)}`;
}
