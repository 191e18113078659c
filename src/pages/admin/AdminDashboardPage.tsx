import { AdminPanel } from '#src/features/adminPanel/AdminPanel.tsx';
import { showHistory } from '#src/features/history/HistoryPart.tsx';
import { AdminProjects } from '#src/features/projects/admin/AdminProjects.tsx';
import { ProjectsSkeleton } from '#src/features/projects/admin/ProjectsSkeleton.tsx';
import { HistorySlot } from '#src/lib/historySlot.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { LeadLine, TableSkeleton } from '#ui/DataTable';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { PersonNotices } from '../PersonNotices.tsx';

/** With the line of the list's name or its views. */
function ListSkeleton({ filters = 1 }) {
  return (
    <Stack $gap={8}>
      <LeadLine>
        <Skeleton width="9rem" height="20px" />
      </LeadLine>
      <TableSkeleton filters={filters} />
    </Stack>
  );
}

/** The first tab is part of the page's chunk; the others are loaded when they are opened. */
const tabs = {
  proyectos: { content: AdminProjects, skeleton: <ProjectsSkeleton /> },
  tickets: {
    content: lazyModule(
      'desk',
      async () => (await import('#src/features/tickets/desk/DeskTable.tsx')).DeskTable,
    ),
    skeleton: <ListSkeleton />,
  },
  ideas: {
    content: lazyModule(
      'adminIdeas',
      async () => (await import('#src/features/ideas/AdminIdeas.tsx')).AdminIdeas,
    ),
    skeleton: <ListSkeleton filters={0} />,
  },
  personal: {
    content: lazyModule(
      'adminStaff',
      async () => (await import('#src/features/people/staff/AdminStaff.tsx')).AdminStaff,
    ),
    skeleton: <ListSkeleton filters={0} />,
  },
  clientes: {
    content: lazyModule(
      'adminClients',
      async () => (await import('#src/features/people/clients/AdminClients.tsx')).AdminClients,
    ),
    skeleton: <ListSkeleton filters={0} />,
  },
  reclamaciones: {
    content: lazyModule(
      'complaintsInbox',
      async () =>
        (await import('#src/features/complaintsInbox/ComplaintsInbox.tsx')).ComplaintsInbox,
    ),
    skeleton: <ListSkeleton filters={2} />,
  },
  mensajes: {
    content: lazyModule(
      'adminContactMessages',
      async () =>
        (await import('#src/features/contactMessages/AdminContactMessages.tsx'))
          .AdminContactMessages,
    ),
    skeleton: <ListSkeleton />,
  },
};

export default function AdminDashboardPage() {
  return (
    <HistorySlot value={showHistory}>
      <AdminPanel tabs={tabs} notice={<PersonNotices />} />
    </HistorySlot>
  );
}
