import { AdminPanel } from '#src/features/adminPanel/AdminPanel.tsx';
import { IdeaOffer } from '#src/features/ideaGenerator/IdeaOffer.tsx';
import { PlainIdeas } from '#src/features/ideas/PlainIdeas.tsx';
import { PlainStaff } from '#src/features/people/staff/PlainStaff.tsx';
import { PlainProjects } from '#src/features/projects/admin/PlainProjects.tsx';
import { PlainTickets } from '#src/features/tickets/PlainTickets.tsx';
import { TableSkeleton } from '#ui/DataTable';

const skeleton = <TableSkeleton filters={0} />;

/** The panel of a server of the specified calls alone (PANEL-1). */
const tabs = {
  proyectos: { content: PlainProjects, skeleton },
  tickets: { content: PlainTickets, skeleton },
  ideas: { content: PlainIdeas, skeleton },
  personal: { content: PlainStaff, skeleton },
};

export default function PlainAdminPage() {
  return <AdminPanel tabs={tabs} isPlain notice={<IdeaOffer />} />;
}
