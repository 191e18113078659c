import { AdminPanel } from '#src/features/adminPanel/AdminPanel.tsx';
import { AdminIdeas } from '#src/features/ideas/AdminIdeas.tsx';
import { AdminProjects } from '#src/features/projects/admin/AdminProjects.tsx';
import { AdminStaff } from '#src/features/staff/AdminStaff.tsx';
import { AdminTickets } from '#src/features/tickets/AdminTickets.tsx';

const panels = {
  proyectos: AdminProjects,
  tickets: AdminTickets,
  ideas: AdminIdeas,
  personal: AdminStaff,
};

export default function AdminDashboardPage() {
  return <AdminPanel panels={panels} />;
}
