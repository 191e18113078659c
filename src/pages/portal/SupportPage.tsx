import { ComingSoon } from '#src/features/comingSoon/ComingSoon.tsx';
import { sectionPath } from '#src/lib/paths.ts';

export default function SupportPage() {
  return (
    <ComingSoon
      title="Centro de Soporte"
      purpose="Aquí escribirás cuando necesites un cambio o algo falle, y verás qué pasó con cada ticket."
      next={{ to: sectionPath('contact'), label: 'Ver teléfonos y correo' }}
    >
      Los tickets en línea todavía no están abiertos. Si algo es urgente, llámanos o escríbenos.
    </ComingSoon>
  );
}
