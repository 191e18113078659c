import type { Project } from '#contract/projects.ts';
import { useFreshProject } from '#src/api/adminData.ts';
import { LazyPart } from '#ui/LazyPart';
import { adminProjectsCopy } from './adminProjectsCopy.ts';
import { editorCode } from './editorCode.ts';

export interface ScheduleProps {
  project: Project;
  onClose: () => void;
}

/** The schedule editor in a row of the panel. */
export function PanelSchedule(props: ScheduleProps) {
  return <LazySchedule {...props} readFresh={useFreshProject()} />;
}

export interface LazyScheduleProps extends ScheduleProps {
  /** Reads the project from the server; null if that fails. */
  readFresh: (project: Project) => Promise<Project | null>;
}

/** The schedule editor, loaded on demand. */
export function LazySchedule(props: LazyScheduleProps) {
  return (
    <LazyPart
      code={editorCode}
      loading={adminProjectsCopy.editorLoading}
      failed={adminProjectsCopy.editorFailed}
    >
      {({ ScheduleEditor }) => <ScheduleEditor {...props} />}
    </LazyPart>
  );
}
