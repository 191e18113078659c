import { createSelector } from '@reduxjs/toolkit';
import type { AdminData } from '#contract/admin.ts';
import { useAdminData } from '#src/api/adminData.ts';
import { roleName } from '#src/session/roleName.ts';
import { ProjectsPanel } from './ProjectsPanel.tsx';

/** The panel's tab of projects (PANEL-2). */
export function AdminProjects() {
  return (
    <ProjectsPanel
      projects={useAdminData(selectProjects)}
      managers={useAdminData(selectManagers)}
      clients={useAdminData(selectClients)}
    />
  );
}

const selectProjects = ({ projects }: AdminData) => projects;
const selectManagers = ({ project_managers }: AdminData) => project_managers;

const selectClients = createSelector([({ profiles }: AdminData) => profiles], (profiles) =>
  profiles.filter(({ role }) => roleName(role) === 'client'),
);
