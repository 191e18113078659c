import { useAuth } from '#src/session/useAuth.ts';
import { Button } from '#ui/Button';
import { Notice } from './Notice.tsx';

/** In a guarded page's place while identity cannot be reached; the session is kept (AUTH-4). */
export function IdentityUnavailable() {
  const { retry } = useAuth();
  return (
    <Notice
      title="No pudimos comprobar tu sesión"
      text="El servicio de acceso no responde. Tu sesión sigue guardada: inténtalo de nuevo en un momento."
      action={<Button onClick={retry}>Reintentar</Button>}
    />
  );
}
