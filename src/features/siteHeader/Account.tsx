import { paths } from '#src/lib/paths.ts';
import type { AuthState } from '#src/session/authSlice.ts';
import { useAuth } from '#src/session/useAuth.ts';
import { Button, ButtonLink } from '#ui/Button';
import { Skeleton } from '#ui/Skeleton';
import { Group, Welcome } from './Account.styles.ts';

/** The right end of the header: the way in, or who is in and the way to their panel and out. */
export function Account({ auth }: { auth: AuthState }) {
  const actions = useAuth();
  switch (auth.status) {
    case 'loading':
      return (
        <Group aria-busy>
          <Skeleton width="132px" height="36px" />
        </Group>
      );
    case 'unavailable':
      return (
        <Group>
          <Button size="small" onClick={() => actions.retry()}>
            Reintentar
          </Button>
        </Group>
      );
    case 'signedOut':
      return (
        <Group data-visitor>
          <ButtonLink size="small" to={paths.login}>
            Acceso Clientes
          </ButtonLink>
        </Group>
      );
    case 'signedIn': {
      const admin = auth.profile.role === 'admin';
      return (
        <Group>
          <Welcome>Bienvenido, {auth.profile.full_name}</Welcome>
          <ButtonLink size="small" to={admin ? paths.adminDashboard : paths.dashboard}>
            {admin ? 'Panel Admin' : 'Mi Panel'}
          </ButtonLink>
          <Button size="small" variant="quiet" onClick={() => actions.signOut()}>
            Cerrar Sesión
          </Button>
        </Group>
      );
    }
  }
}
