import { PasswordPrompt } from '#src/features/account/PasswordPrompt.tsx';
import { AdminPanel } from '#src/features/adminPanel/AdminPanel.tsx';
import { IdeaOffer } from '#src/features/ideaGenerator/IdeaOffer.tsx';
import { showHistory } from '#src/features/history/HistoryPart.tsx';
import { AdminProjects } from '#src/features/projects/admin/AdminProjects.tsx';
import { ProjectsSkeleton } from '#src/features/projects/admin/ProjectsSkeleton.tsx';
import { HistorySlot } from '#src/lib/historySlot.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { LeadSkeleton, TableSkeleton } from '#ui/DataTable';
import { Stack } from '#ui/Stack';

/** The first tab is part of the page's chunk; the others are loaded when they are opened. */
const tabs = {
  proyectos: { content: AdminProjects, skeleton: <ProjectsSkeleton /> },
  tickets: {
    content: lazyModule(
      'adminTickets',
      async () => (await import('#src/features/tickets/AdminTickets.tsx')).AdminTickets,
    ),
    skeleton: <TableSkeleton />,
  },
  ideas: {
    content: lazyModule(
      'adminIdeas',
      async () => (await import('#src/features/ideas/AdminIdeas.tsx')).AdminIdeas,
    ),
    skeleton: <TableSkeleton filters={0} />,
  },
  personal: {
    content: lazyModule(
      'adminStaff',
      async () => (await import('#src/features/staff/AdminStaff.tsx')).AdminStaff,
    ),
    skeleton: <TableSkeleton filters={0} />,
  },
  clientes: {
    content: lazyModule(
      'adminClients',
      async () => (await import('#src/features/staff/clients/AdminClients.tsx')).AdminClients,
    ),
    skeleton: (
      <Stack $gap={16}>
        <LeadSkeleton buttons={[172]} />
        <TableSkeleton filters={0} />
      </Stack>
    ),
  },
  reclamaciones: {
    content: lazyModule(
      'complaintsInbox',
      async () =>
        (await import('#src/features/complaintsInbox/ComplaintsInbox.tsx')).ComplaintsInbox,
    ),
    hasOwnRows: true,
    skeleton: <TableSkeleton filters={2} />,
  },
  mensajes: {
    content: lazyModule(
      'adminMessages',
      async () => (await import('#src/features/messages/AdminMessages.tsx')).AdminMessages,
    ),
    hasOwnRows: true,
    skeleton: (
      <Stack $gap={16}>
        <LeadSkeleton buttons={[250]} />
        <TableSkeleton />
      </Stack>
    ),
  },
};

export default function AdminDashboardPage() {
  return (
    <HistorySlot value={showHistory}>
      <AdminPanel
        tabs={tabs}
        notice={
          <>
            <PasswordPrompt />
            <IdeaOffer />
          </>
        }
      />
    </HistorySlot>
  );
}
