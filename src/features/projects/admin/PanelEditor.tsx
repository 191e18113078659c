import { projectPageApi, projectRow } from '#src/api/projectPageApi.ts';
import { Stack } from '#ui/Stack';
import { ProjectActions } from './objects/ProjectActions.tsx';
import { ScheduleEditor } from './ScheduleEditor.tsx';
import type { ScheduleEditorProps } from './ScheduleEditor.tsx';

/** The schedule editor of an open row, and the actions on the project. */
export function PanelEditor(props: Omit<ScheduleEditorProps, 'readFresh'>) {
  const [readProject] = projectPageApi.endpoints.getProject.useLazyQuery();
  return (
    <Stack $gap={24}>
      <ScheduleEditor
        {...props}
        readFresh={async ({ id }) => {
          const { data } = await readProject(id);
          return data === undefined ? null : projectRow(data);
        }}
      />
      <ProjectActions project={props.project} />
    </Stack>
  );
}
