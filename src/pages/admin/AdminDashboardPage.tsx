import { PasswordPrompt } from '#src/features/account/PasswordPrompt.tsx';
import { AdminPanel } from '#src/features/adminPanel/AdminPanel.tsx';
import { IdeaOffer } from '#src/features/ideaGenerator/IdeaOffer.tsx';
import { showHistory } from '#src/features/history/HistoryPart.tsx';
import { AdminProjects } from '#src/features/projects/admin/AdminProjects.tsx';
import { HistorySlot } from '#src/lib/historySlot.ts';
import { lazyModule } from '#src/lib/importChunk.ts';

/** The first tab is part of the page's chunk; the others are loaded when they are opened. */
const tabs = {
  proyectos: { content: AdminProjects, hasHead: true },
  tickets: {
    content: lazyModule(
      'adminTickets',
      async () => (await import('#src/features/tickets/AdminTickets.tsx')).AdminTickets,
    ),
  },
  ideas: {
    content: lazyModule(
      'adminIdeas',
      async () => (await import('#src/features/ideas/AdminIdeas.tsx')).AdminIdeas,
    ),
  },
  personal: {
    content: lazyModule(
      'adminStaff',
      async () => (await import('#src/features/staff/AdminStaff.tsx')).AdminStaff,
    ),
  },
  clientes: {
    content: lazyModule(
      'adminClients',
      async () => (await import('#src/features/staff/clients/AdminClients.tsx')).AdminClients,
    ),
    hasHead: true,
  },
  reclamaciones: {
    content: lazyModule(
      'complaintsInbox',
      async () =>
        (await import('#src/features/complaintsInbox/ComplaintsInbox.tsx')).ComplaintsInbox,
    ),
    hasOwnRows: true,
  },
  mensajes: {
    content: lazyModule(
      'adminMessages',
      async () => (await import('#src/features/messages/AdminMessages.tsx')).AdminMessages,
    ),
    hasOwnRows: true,
    hasHead: true,
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
