import { ComingSoon } from '#src/features/comingSoon/ComingSoon.tsx';
import { paths } from '#src/lib/paths.ts';
import { usePageHead } from '#src/lib/pageHead.ts';

export default function AiToolsPage() {
  usePageHead({
    title: 'Ideas con IA',
    description:
      'Describe tu negocio y recibe la idea de un proyecto digital con nombre, descripción y funciones.',
  });
  return (
    <ComingSoon
      title="Ideas con IA"
      purpose="Describe tu negocio y la IA te propone un proyecto con nombre, descripción y funciones."
      next={{ to: paths.services, label: 'Explorar servicios' }}
    >
      El generador de ideas todavía no está abierto. Mientras tanto, mira qué hacemos y qué incluye
      cada servicio.
    </ComingSoon>
  );
}
