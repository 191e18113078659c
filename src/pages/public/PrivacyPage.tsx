import { ComingSoon } from '#src/features/comingSoon/ComingSoon.tsx';
import { sectionPath } from '#src/lib/paths.ts';

export default function PrivacyPage() {
  return (
    <ComingSoon
      title="Política de Privacidad"
      purpose="Qué datos guardamos, para qué, y cómo ejerces tus derechos según la ley 29733."
      next={{ to: sectionPath('contact'), label: 'Ver teléfonos y correo' }}
    >
      Estamos terminando de redactar este texto. Este sitio no usa cookies de seguimiento; para
      cualquier pedido sobre tus datos, escríbenos.
    </ComingSoon>
  );
}
