import { selectClients, selectHead, selectManagers, useAdminData } from '#src/api/adminData.ts';
import { ProjectsPanel } from './ProjectsPanel.tsx';

/** The projects tab of the admin panel (PANEL-2). */
export function AdminProjects() {
  return (
    <ProjectsPanel
      head={useAdminData(selectHead.projects)}
      managers={useAdminData(selectManagers)}
      clients={useAdminData(selectClients)}
    />
  );
}
