import { ComingSoon } from '#src/features/comingSoon/ComingSoon.tsx';
import { sectionPath } from '#src/lib/paths.ts';

export default function ComplaintsBookPage() {
  return (
    <ComingSoon
      title="Libro de Reclamaciones"
      purpose="Registra una queja o un reclamo según la ley 29571. La respuesta llega en 15 días hábiles."
      next={{ to: sectionPath('contact'), label: 'Ver teléfonos y correo' }}
    >
      El formulario en línea todavía no está abierto. Mientras tanto, presenta tu queja o reclamo
      por correo o por teléfono.
    </ComingSoon>
  );
}
