import { ComingSoon } from '#src/features/comingSoon/ComingSoon.tsx';
import { paths } from '#src/lib/paths.ts';

export default function AdminDashboardPage() {
  return (
    <ComingSoon
      title="Panel de Administración"
      purpose="Proyectos, tickets, ideas y personal de la agencia, en un solo lugar."
      next={{ to: paths.dashboard, label: 'Ir a mis proyectos' }}
    >
      Las tablas de este panel todavía no están abiertas. Mientras tanto, puedes ver los proyectos
      de tu propia cuenta.
    </ComingSoon>
  );
}
