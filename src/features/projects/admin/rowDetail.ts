/** What an open row of the projects panel shows, in one chunk. */
export { ProjectActions } from './objects/ProjectActions.tsx';
export { ScheduleEditor } from './ScheduleEditor.tsx';
