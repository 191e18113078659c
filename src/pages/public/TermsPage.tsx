import { ComingSoon } from '#src/features/comingSoon/ComingSoon.tsx';
import { sectionPath } from '#src/lib/paths.ts';

export default function TermsPage() {
  return (
    <ComingSoon
      title="Términos y Condiciones"
      purpose="Las reglas de este sitio y de los servicios que contratas."
      next={{ to: sectionPath('contact'), label: 'Ver teléfonos y correo' }}
    >
      Estamos terminando de redactar este texto. Si necesitas las condiciones de tu contrato ahora,
      pídelas por correo o por teléfono.
    </ComingSoon>
  );
}
