/** What an open row of the projects panel shows, in one chunk. */
export { PanelEditor } from './PanelEditor.tsx';
export { ScheduleEditor } from './ScheduleEditor.tsx';
