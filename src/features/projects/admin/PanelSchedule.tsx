import { useFreshProject } from '#src/api/adminData.ts';
import { LazyPart } from '#ui/LazyPart';
import { adminProjectsCopy } from './adminProjectsCopy.ts';
import { editorCode } from './editorCode.ts';
import type { ScheduleEditorProps } from './ScheduleEditor.tsx';

type RowScheduleProps = Omit<ScheduleEditorProps, 'readFresh'>;

/** What an open row of the panel shows, loaded on demand: the schedule editor, and the actions on the project. */
export function PanelSchedule(props: RowScheduleProps) {
  return (
    <LazyPart
      code={editorCode}
      loading={adminProjectsCopy.editorLoading}
      failed={adminProjectsCopy.editorFailed}
    >
      {({ PanelEditor }) => <PanelEditor {...props} />}
    </LazyPart>
  );
}

/** The schedule editor alone, with a server of the specified calls alone. */
export function PlainSchedule(props: RowScheduleProps) {
  return <LazySchedule {...props} readFresh={useFreshProject()} />;
}

/** The schedule editor, loaded on demand. */
export function LazySchedule(props: ScheduleEditorProps) {
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
