import { Dashboard } from '#src/features/projects/Dashboard.tsx';

export default function DashboardPage() {
  return <Dashboard />;
}
