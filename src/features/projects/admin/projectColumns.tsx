import type { ReactNode } from 'react';
import styled from 'styled-components';
import { limaDay } from '#contract/limaTime.ts';
import type { Project } from '#contract/projects.ts';
import { dayText, instantOf, shortDay } from '#src/lib/calendar.ts';
import { userLabel } from '#src/lib/personLabel.ts';
import { serviceTitle } from '#contract/serviceTitles.ts';
import { useToday } from '#src/lib/useNow.ts';
import type { TableView } from '#src/lib/useTableAddress.ts';
import { NameLines, TwoLines, useIsNarrow, useIsTight } from '#ui/DataTable';
import type { Column, RowDetail } from '#ui/DataTable';
import { factsOf, phasesOf } from '../projectFacts.ts';
import { adminProjectsCopy } from './adminProjectsCopy.ts';
import { PanelSchedule } from './PanelSchedule.tsx';
import { ManagerField } from './ManagerField.tsx';
import { ProjectName } from './ProjectName.tsx';
import { ProgressField } from './ProgressField.tsx';
import { StatusField } from './StatusField.tsx';

/** The server's default order, newest first. */
const NEWEST = 'recientes';

export const firstView: TableView = {
  search: '',
  filters: { estado: '', asignado: '', servicio: '', fases: '', client: '', vista: '' },
  sort: { column: NEWEST, descending: false },
};

export const projectColumns: readonly Column<Project>[] = [
  {
    id: 'cliente',
    label: adminProjectsCopy.client,
    field: 'userName',
    width: 'minmax(6rem, 1fr)',
    look: 'who',
    text: userLabel,
    cell: (project) => <NameLines row={project} />,
  },
  {
    id: 'proyecto',
    label: adminProjectsCopy.project,
    field: 'name',
    width: 'minmax(0, 2.6fr)',
    look: 'name',
    text: ({ name }) => name,
    cell: (project) => <ProjectName project={project} />,
  },
  {
    id: 'asignado',
    label: adminProjectsCopy.assignedTo,
    field: 'assigned_to',
    width: 'minmax(7.75rem, 1.1fr)',
    look: 'control',
    text: ({ assigned_to }) => assigned_to?.full_name ?? adminProjectsCopy.nobody,
    cell: (project) => <ManagerField project={project} />,
  },
  {
    id: 'estado',
    label: adminProjectsCopy.status,
    field: 'status',
    width: '9rem',
    look: 'control',
    text: ({ status }) => status,
    cell: (project) => <StatusField project={project} />,
  },
  {
    id: 'avance',
    label: adminProjectsCopy.progress,
    field: 'progress',
    width: '6rem',
    look: 'end',
    text: ({ progress }) => String(progress),
    // The key resets the typed text for another project; unmounting saves it.
    cell: (project) => <ProgressField key={project.id} project={project} />,
  },
  {
    id: 'servicio',
    label: adminProjectsCopy.service,
    field: 'serviceId',
    width: 'minmax(11.5rem, 1.4fr)',
    text: serviceOf,
    cell: (project) => <TwoLines>{serviceOf(project)}</TwoLines>,
  },
  {
    id: 'fecha',
    label: adminProjectsCopy.nextDate,
    width: '7rem',
    look: 'end',
    text: nextDateText,
    cell: (project) => <NextDate project={project} />,
  },
];

/** Orders to choose from on narrow screens, including newest first, which has no column header. */
export const orderChoices: readonly Column<Project>[] = [
  {
    id: NEWEST,
    label: adminProjectsCopy.newest,
    field: 'createdAt',
    width: '',
    text: () => '',
    oneWay: true,
  },
  ...projectColumns,
];

interface Fitting {
  columns: readonly Column<Project>[];
  detail: RowDetail<Project>;
}
type ColumnSets = Record<'wide' | 'narrow' | 'tight', Fitting>;

/** The columns, and what an open row shows, by the window's width. */
export function columnSets(Name: typeof ProjectName, show: RowDetail<Project>['show']): ColumnSets {
  const { schedule, phases } = adminProjectsCopy;
  const nameOf = (label: string) => (project: Project) => `${label} de ${project.name}`;
  const detail = { label: schedule, width: '6rem', nameOf: nameOf(schedule), show };
  /** Without some columns; what they hold stands below the name. */
  const without = (ids: readonly string[], below: (project: Project) => ReactNode) =>
    projectColumns
      .filter(({ id }) => !ids.includes(id))
      .map((column) => {
        if (column.id !== 'proyecto') return column;
        return { ...column, cell: (row: Project) => <Name project={row}>{below(row)}</Name> };
      });
  return {
    wide: { columns: without([], () => undefined), detail },
    /** Where all but the widest fit. */
    narrow: {
      columns: without(['servicio'], (project) => <span>{serviceOf(project)}</span>),
      detail,
    },
    /** Where few fit: the service is on the project's page. */
    tight: {
      columns: without(['cliente', 'servicio', 'fecha'], (project) => (
        <ClientAndLate project={project} />
      )),
      detail: { label: phases, nameOf: nameOf(phases), show },
    },
  };
}

const sets = columnSets(ProjectName, (project, close) => (
  <PanelSchedule project={project} onClose={close} />
));

/** Those that fit the window. */
export function useFittingColumns({ wide, narrow, tight } = sets) {
  const isNarrow = useIsNarrow();
  return useIsTight() ? tight : isNarrow ? narrow : wide;
}

/** The filter's value in the address for projects without a manager. */
export const NOBODY = 'nadie';

/** The service's title. */
function serviceOf({ serviceId }: Project): string {
  return serviceTitle(serviceId) ?? '';
}

function ClientAndLate({ project }: { project: Project }) {
  const late = lateText(project, useToday());
  return (
    <>
      <span>{userLabel(project)}</span>
      {late !== null && (
        <>
          <span> · </span>
          <Late>{late}</Late>
        </>
      )}
    </>
  );
}

/** A project's next date; below it the day by which a late phase was due. */
function NextDate({ project }: { project: Project }) {
  const today = useToday();
  const late = lateText(project, today);
  return (
    <div>
      <span>{dayOrNone(project, today)}</span>
      {late !== null && (
        <>
          <br />
          <Late>{late}</Late>
        </>
      )}
    </div>
  );
}

function nextDateText(project: Project): string {
  const today = limaDay(new Date());
  return [dayOrNone(project, today), lateText(project, today)]
    .filter((text) => text !== null)
    .join(', ');
}

function dayOrNone(project: Project, today: string): string {
  const day = nextDateOf(project, today);
  return day === null ? adminProjectsCopy.noDate : dayText(day);
}

function lateText(project: Project, today: string): string | null {
  const { overdue } = factsOf(project, instantOf(today));
  return overdue === null ? null : adminProjectsCopy.wasDue(shortDay(new Date(overdue.endDate)));
}

/** The day on which the next phase ends: `YYYY-MM-DD`; another server does not say, but sends the phases. */
function nextDateOf({ nextDate, phases }: Project, today: string): string | null {
  if (nextDate !== undefined) return nextDate;
  const days = phasesOf(phases).map(({ endDate }) => endDate.slice(0, 10));
  return days.filter((day) => day >= today).toSorted()[0] ?? null;
}

const Late = styled.span`
  color: ${({ theme }) => theme.status.error.text};
  font-weight: 600;
`;
