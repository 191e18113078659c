import { useEffect, useState } from 'react';
import type { Profile } from '#contract/people.ts';
import type { Project } from '#contract/projects.ts';
import { countText } from '#src/lib/countText.ts';
import { useMediaQuery } from '#src/lib/useMediaQuery.ts';
import { useTableAddress } from '#src/lib/useTableAddress.ts';
import type { TableView } from '#src/lib/useTableAddress.ts';
import { below, up } from '#src/theme/theme.ts';
import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { CsvButton, DataTable, LeadLine, TableTools } from '#ui/DataTable';
import { EmptyState } from '#ui/EmptyState';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { Toast } from '#ui/Toast';
import { adminProjectsCopy, createdText } from './adminProjectsCopy.ts';
import { editorCode } from './editorCode.ts';
import { NewProject } from './NewProject.tsx';
import { newProjectCode } from './newProjectCode.ts';
import {
  fewerColumns,
  firstView,
  orderChoices,
  projectColumns,
  projectDetail,
  shortDetail,
} from './projectColumns.tsx';
import { ProjectEdits } from './projectEdits.ts';
import { ProjectFilters } from './ProjectFilters.tsx';
import { useProjectEdits } from './useProjectEdits.ts';
import { useSteadyRows } from './useSteadyRows.ts';

export interface ProjectsPanelProps {
  projects: readonly Project[];
  /** Who may run a project. */
  managers: readonly Profile[];
  /** Whom a project may be for. */
  clients: readonly Profile[];
}

/** Between cards and the width that every column needs. */
const TIGHT = [up('table'), below('lg')].map((one) => one.replace('@media ', '')).join(' and ');

/** The panel's projects: every field changes in its row, a row opens to its schedule (PANEL-2). */
export function ProjectsPanel({ projects, managers, clients }: ProjectsPanelProps) {
  const { view, shownView, change, clear } = useTableAddress(firstView);
  const { shown, touch } = useSteadyRows(projects, shownView);
  const { edits, refused, dismiss } = useProjectEdits(managers, touch);
  const [created, setCreated] = useState<string | null>(null);
  const isTight = useMediaQuery(TIGHT);
  // Behind the rows, so that it is mostly there when a row or the dialog is opened.
  useEffect(() => {
    for (const code of [editorCode, newProjectCode]) code.load().catch(() => undefined);
  }, []);
  function showCreated(name: string) {
    clear();
    setCreated(name);
  }
  function changeView(part: Partial<TableView>) {
    setCreated(null);
    change(part);
  }

  return (
    <ProjectEdits value={edits}>
      <Stack $gap={16}>
        <LeadLine>
          <Text $quiet>{adminProjectsCopy.purpose}</Text>
          <NewProject clients={clients} onOpen={() => setCreated(null)} onCreated={showCreated} />
        </LeadLine>
        {created !== null && <Alert tone="success">{createdText(created)}</Alert>}
        <TableTools
          columns={orderChoices}
          view={view}
          onChange={changeView}
          count={countText(shown.length, projects.length, 'proyecto', 'proyectos')}
        >
          <ProjectFilters managers={managers} filters={view.filters} onChange={changeView} />
          <CsvButton name={adminProjectsCopy.file} columns={projectColumns} rows={shown} />
        </TableTools>
        {projects.length === 0 && (
          <EmptyState next={adminProjectsCopy.noneNext}>{adminProjectsCopy.none}</EmptyState>
        )}
        {projects.length > 0 && shown.length === 0 && (
          <EmptyState next={<Button onClick={clear}>{adminProjectsCopy.clear}</Button>}>
            {adminProjectsCopy.noneFound}
          </EmptyState>
        )}
        {shown.length > 0 && (
          <DataTable
            label={adminProjectsCopy.table}
            columns={isTight ? fewerColumns : projectColumns}
            rows={shown}
            keyOf={idOf}
            sort={view.sort}
            onSort={(sort) => changeView({ sort })}
            detail={isTight ? shortDetail : projectDetail}
          />
        )}
      </Stack>
      {refused !== null && (
        <Toast {...(refused.stands !== undefined && { more: refused.stands })} onClose={dismiss}>
          {refused.title}
        </Toast>
      )}
    </ProjectEdits>
  );
}

function idOf({ id }: Project): string {
  return id;
}
