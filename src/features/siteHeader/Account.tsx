import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { normalPath, paths } from '#src/lib/paths.ts';
import type { AuthState } from '#src/session/authSlice.ts';
import { useAuth } from '#src/session/useAuth.ts';
import { Button, ButtonLink } from '#ui/Button';
import { Skeleton } from '#ui/Skeleton';

export interface AccountProps {
  auth: AuthState;
  /** Beside the name. */
  nameMenu?: ReactNode;
}

/** The account part of the header: sign in, or name, panel and sign out. The header lays it out. */
export function Account({ auth, nameMenu }: AccountProps) {
  const actions = useAuth();
  const path = normalPath(useLocation().pathname);
  switch (auth.status) {
    case 'loading':
      return (
        <div aria-busy>
          <Skeleton width="132px" height="36px" />
        </div>
      );
    case 'unavailable':
      return (
        <div>
          <Button size="small" onClick={() => actions.retry()}>
            Reintentar
          </Button>
        </div>
      );
    case 'signedOut':
      return (
        <div data-visitor>
          <ButtonLink size="small" to={paths.login}>
            Acceso Clientes
          </ButtonLink>
        </div>
      );
    case 'signedIn': {
      const admin = auth.profile.role === 'admin';
      const panel = admin ? paths.adminDashboard : paths.dashboard;
      return (
        <div>
          <Welcome to={paths.account}>{`Bienvenido, ${auth.profile.full_name}`}</Welcome>
          {nameMenu}
          <ButtonLink size="small" to={panel} aria-current={panel === path ? 'page' : undefined}>
            {admin ? 'Panel Admin' : 'Mi Panel'}
          </ButtonLink>
          <Button size="small" variant="quiet" onClick={() => actions.signOut()}>
            Cerrar Sesión
          </Button>
        </div>
      );
    }
  }
}

/** Leads to the person's account. */
const Welcome = styled(Link)`
  /* The place of the menu, which comes late. */
  margin-right: 36px;
  align-content: center;
  overflow: hidden;
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
