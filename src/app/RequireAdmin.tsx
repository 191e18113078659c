import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '#src/lib/paths.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { Redirect } from './Redirect.tsx';
import { RequireSession } from './RequireSession.tsx';

/** What only admins see; everybody else who is signed in goes to their dashboard (ROUTE-3). */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const profile = useSelector(selectProfile);
  return (
    <RequireSession>
      {profile?.role === 'admin' ? children : <Redirect to={paths.dashboard} />}
    </RequireSession>
  );
}
