import { lazy } from 'react';
import { AdminPanel } from '#src/features/adminPanel/AdminPanel.tsx';
import { AdminProjects } from '#src/features/projects/admin/AdminProjects.tsx';
import { importChunk } from '#src/lib/importChunk.ts';
import { usePageHead } from '#src/lib/pageHead.ts';

/** The first tab comes with the page; the others when somebody opens them. */
const panels = {
  proyectos: AdminProjects,
  tickets: lazy(() =>
    importChunk('adminTickets', async () => ({
      default: (await import('#src/features/tickets/AdminTickets.tsx')).AdminTickets,
    })),
  ),
  ideas: lazy(() =>
    importChunk('adminIdeas', async () => ({
      default: (await import('#src/features/ideas/AdminIdeas.tsx')).AdminIdeas,
    })),
  ),
  personal: lazy(() =>
    importChunk('adminStaff', async () => ({
      default: (await import('#src/features/staff/AdminStaff.tsx')).AdminStaff,
    })),
  ),
};

export default function AdminDashboardPage() {
  usePageHead({
    title: 'Panel de administración',
    description: 'Proyectos, tickets, ideas y personal de la agencia.',
  });
  return <AdminPanel panels={panels} />;
}
