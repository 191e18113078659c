import { AdminPanel } from '#src/features/adminPanel/AdminPanel.tsx';
import { IdeaOffer } from '#src/features/ideaGenerator/IdeaOffer.tsx';
import { AdminProjects } from '#src/features/projects/admin/AdminProjects.tsx';
import { laterCode } from '#src/lib/laterCode.ts';
import type { LaterCode } from '#src/lib/laterCode.ts';
import { lazyPart } from '#src/lib/lazyPart.ts';
import type { PartModule } from '#src/lib/lazyPart.ts';
import { usePageHead } from '#src/lib/pageHead.ts';

/** The first tab comes with the page; the others when somebody opens them. */
const tabs = {
  proyectos: { Panel: AdminProjects, hasHead: true },
  tickets: later(
    laterCode('adminTickets', async () => ({
      default: (await import('#src/features/tickets/AdminTickets.tsx')).AdminTickets,
    })),
  ),
  ideas: later(
    laterCode('adminIdeas', async () => ({
      default: (await import('#src/features/ideas/AdminIdeas.tsx')).AdminIdeas,
    })),
  ),
  personal: later(
    laterCode('adminStaff', async () => ({
      default: (await import('#src/features/staff/AdminStaff.tsx')).AdminStaff,
    })),
  ),
  reclamaciones: {
    ...later(
      laterCode('complaintsInbox', async () => ({
        default: (await import('#src/features/complaintsInbox/ComplaintsInbox.tsx'))
          .ComplaintsInbox,
      })),
    ),
    hasOwnRows: true,
  },
};

function later(code: LaterCode<PartModule>) {
  return { Panel: lazyPart(code), load: code.load };
}

export default function AdminDashboardPage() {
  usePageHead({ title: 'Panel de administración' });
  return <AdminPanel tabs={tabs} notice={<IdeaOffer />} />;
}
