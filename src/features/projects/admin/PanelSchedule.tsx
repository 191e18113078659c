import { useFreshProject } from '#src/api/adminData.ts';
import { LazyPart } from '#ui/LazyPart';
import { Stack } from '#ui/Stack';
import { adminProjectsCopy } from './adminProjectsCopy.ts';
import { editorCode } from './editorCode.ts';
import type { ScheduleEditorProps } from './ScheduleEditor.tsx';

/** What an open row of the panel shows: the schedule editor, and the actions on the project. */
export function PanelSchedule(props: Omit<ScheduleEditorProps, 'readFresh'>) {
  const readFresh = useFreshProject();
  return (
    <LazyPart
      code={editorCode}
      loading={adminProjectsCopy.editorLoading}
      failed={adminProjectsCopy.editorFailed}
    >
      {({ ScheduleEditor, ProjectActions }) => (
        <Stack $gap={24}>
          <ScheduleEditor {...props} readFresh={readFresh} />
          <ProjectActions project={props.project} />
        </Stack>
      )}
    </LazyPart>
  );
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
