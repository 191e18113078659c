import { useState } from 'react';
import type { AdminData } from '#contract/admin.ts';
import { selectClients, useAdminData } from '#src/api/adminData.ts';
import { Alert } from '#ui/Alert';
import { LeadLine, PlainTable } from '#ui/DataTable';
import { Stack } from '#ui/Stack';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { adminProjectsCopy, createdText } from './adminProjectsCopy.ts';
import { NewProject } from './NewProject.tsx';
import { NoProjects } from './NoProjects.tsx';
import { PlainSchedule } from './PanelSchedule.tsx';
import { columnSets, useFittingColumns } from './projectColumns.tsx';
import { PlainName } from './ProjectName.tsx';
import { ProjectSaves } from './ProjectSaves.tsx';

const plainSets = columnSets(PlainName, (project, close) => (
  <PlainSchedule project={project} onClose={close} />
));

const selectProjects = ({ projects }: AdminData) => projects;

/** The panel's projects with a server of the specified calls alone. */
export function PlainProjects() {
  const projects = useAdminData(selectProjects);
  const [created, setCreated] = useState<string | null>(null);
  const fitting = useFittingColumns(plainSets);
  return (
    <ProjectSaves canUndo={false}>
      <Stack $gap={12}>
        <LeadLine>
          <VisuallyHidden as="p">{projects.length > 0 && adminProjectsCopy.purpose}</VisuallyHidden>
          <NewProject
            clients={useAdminData(selectClients)}
            isPlain
            onOpen={() => setCreated(null)}
            onCreated={setCreated}
          />
        </LeadLine>
        {created !== null && <Alert tone="success">{createdText(created)}</Alert>}
        {projects.length === 0 ? (
          <NoProjects />
        ) : (
          <PlainTable label={adminProjectsCopy.table} {...fitting} rows={projects} />
        )}
      </Stack>
    </ProjectSaves>
  );
}
