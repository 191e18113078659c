import { useFreshProject } from '#src/api/adminData.ts';
import { LazyPart } from '#ui/LazyPart';
import { adminProjectsCopy } from './adminProjectsCopy.ts';
import { editorCode } from './editorCode.ts';
import type { ScheduleEditorProps } from './ScheduleEditor.tsx';

/** The schedule editor in a row of the panel. */
export function PanelSchedule(props: Omit<ScheduleEditorProps, 'readFresh'>) {
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
