import { selectClients, selectManagers, useAdminData } from '#src/api/adminData.ts';
import { ProjectsPanel } from './ProjectsPanel.tsx';

/** The projects tab of the admin panel (PANEL-2). */
export function AdminProjects() {
  return (
    <ProjectsPanel managers={useAdminData(selectManagers)} clients={useAdminData(selectClients)} />
  );
}
