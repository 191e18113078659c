import { lazy } from 'react';
import { AdminPanel } from '#src/features/adminPanel/AdminPanel.tsx';
import { AdminProjects } from '#src/features/projects/admin/AdminProjects.tsx';
import { importChunk } from '#src/lib/importChunk.ts';
import { usePageHead } from '#src/lib/pageHead.ts';

/** The first tab comes with the page; the others when somebody opens them. */
const later = {
  tickets: () =>
    importChunk('adminTickets', async () => ({
      default: (await import('#src/features/tickets/AdminTickets.tsx')).AdminTickets,
    })),
  ideas: () =>
    importChunk('adminIdeas', async () => ({
      default: (await import('#src/features/ideas/AdminIdeas.tsx')).AdminIdeas,
    })),
  personal: () =>
    importChunk('adminStaff', async () => ({
      default: (await import('#src/features/staff/AdminStaff.tsx')).AdminStaff,
    })),
  reclamaciones: () =>
    importChunk('complaintsInbox', async () => ({
      default: (await import('#src/features/complaintsInbox/ComplaintsInbox.tsx')).ComplaintsInbox,
    })),
};

const tabs = {
  proyectos: { Panel: AdminProjects },
  tickets: { Panel: lazy(later.tickets), load: later.tickets },
  ideas: { Panel: lazy(later.ideas), load: later.ideas },
  personal: { Panel: lazy(later.personal), load: later.personal },
  reclamaciones: {
    Panel: lazy(later.reclamaciones),
    load: later.reclamaciones,
    hasOwnRows: true,
  },
};

export default function AdminDashboardPage() {
  usePageHead({
    title: 'Panel de administración',
    description: 'Proyectos, tickets, ideas, personal y reclamaciones de la agencia.',
  });
  return <AdminPanel tabs={tabs} />;
}
