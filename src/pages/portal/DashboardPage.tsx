import { Dashboard } from '#src/features/projects/Dashboard.tsx';
import { usePageHead } from '#src/lib/pageHead.ts';

export default function DashboardPage() {
  usePageHead({
    title: 'Mi panel',
    description: 'Tus proyectos con sus fases y fechas, y los servicios que contrataste.',
  });
  return <Dashboard />;
}
