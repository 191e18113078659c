import { AdminPanel } from '#src/features/adminPanel/AdminPanel.tsx';
import { IdeaOffer } from '#src/features/ideaGenerator/IdeaOffer.tsx';
import { AdminProjects } from '#src/features/projects/admin/AdminProjects.tsx';
import { laterCode } from '#src/lib/importChunk.ts';

/** The first tab comes with the page; the others when somebody opens them. */
const tabs = {
  proyectos: { content: AdminProjects, hasHead: true },
  tickets: {
    content: laterCode(
      'adminTickets',
      async () => (await import('#src/features/tickets/AdminTickets.tsx')).AdminTickets,
    ),
  },
  ideas: {
    content: laterCode(
      'adminIdeas',
      async () => (await import('#src/features/ideas/AdminIdeas.tsx')).AdminIdeas,
    ),
  },
  personal: {
    content: laterCode(
      'adminStaff',
      async () => (await import('#src/features/staff/AdminStaff.tsx')).AdminStaff,
    ),
  },
  reclamaciones: {
    content: laterCode(
      'complaintsInbox',
      async () =>
        (await import('#src/features/complaintsInbox/ComplaintsInbox.tsx')).ComplaintsInbox,
    ),
    hasOwnRows: true,
  },
};

export default function AdminDashboardPage() {
  return <AdminPanel tabs={tabs} notice={<IdeaOffer />} />;
}
