import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { RequireSession } from './RequireSession.tsx';

/** What only admins see; everybody else who is signed in goes to their dashboard (ROUTE-3). */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const profile = useSelector(selectProfile);
  return (
    <RequireSession>
      {profile?.role === 'admin' ? children : <Navigate to={paths.dashboard} replace />}
    </RequireSession>
  );
}
