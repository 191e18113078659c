import { useCallback, useMemo, useState } from 'react';
import type { Project } from '#contract/projects.ts';
import type { TableView } from '#src/lib/useTableAddress.ts';
import { useTableRows } from '#ui/DataTable';
import { serviceOf, projectColumns } from './projectColumns.tsx';

/** Rows changed under a view, as they were before. */
interface Touched {
  view: TableView;
  rows: ReadonlyMap<string, Project>;
}

/**
 * The rows to show. One that somebody changes stays where they are working, whatever the filters and
 * the order make of its new values, until they choose another view.
 */
export function useSteadyRows(projects: readonly Project[], view: TableView) {
  const [touched, setTouched] = useState<Touched>({ view, rows: new Map() });
  const before = touched.view === view ? touched.rows : none;
  const placed = useMemo(
    () => (before.size === 0 ? projects : projects.map((row) => before.get(row.id) ?? row)),
    [projects, before],
  );
  const passes = usePasses(view);
  const found = useTableRows(placed, {
    columns: projectColumns,
    view,
    passes,
    moreText: serviceOf,
  });
  const shown = useMemo(() => {
    if (before.size === 0) return found;
    const now = new Map(projects.map((row) => [row.id, row]));
    return found.map((row) => now.get(row.id) ?? row);
  }, [found, projects, before]);

  const touch = useCallback(
    (project: Project) =>
      setTouched((last) => {
        const rows = last.view === view ? last.rows : none;
        if (last.view === view && rows.has(project.id)) return last;
        return { view, rows: new Map([...rows, [project.id, project]]) };
      }),
    [view],
  );
  return { shown, touch };
}

const none: ReadonlyMap<string, Project> = new Map();

/** Who has no manager, as a filter's value. */
export const UNASSIGNED = 'nadie';

function usePasses({ filters: { estado = '', asignado = '' } }: TableView) {
  return useCallback(
    ({ status, assigned_to }: Project) =>
      (estado === '' || status === estado) &&
      (asignado === '' || (assigned_to?.id ?? UNASSIGNED) === asignado),
    [estado, asignado],
  );
}
