import { Dashboard } from '#src/features/projects/Dashboard.tsx';
import { ManagersTickets, Today } from '#src/features/today/Today.tsx';
import { PersonNotices } from '../PersonNotices.tsx';

export default function DashboardPage() {
  return (
    <Dashboard
      hasPages
      managersTickets={<ManagersTickets />}
      notice={
        <>
          <PersonNotices />
          <Today />
        </>
      }
    />
  );
}
