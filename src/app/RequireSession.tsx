import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import type { Path } from '#src/lib/paths.ts';
import { selectAuth } from '#src/session/authSlice.ts';
import { FullScreenLoading } from '#ui/FullScreenLoading';
import { IdentityUnavailable } from './IdentityUnavailable.tsx';

export interface RequireSessionProps {
  children: ReactNode;
  /** Where a visitor goes instead of /login; whoever is told something is told there. */
  visitorsTo?: Path;
}

/** What only signed-in people see (ROUTE-2, ROUTE-5). */
export function RequireSession({ children, visitorsTo = paths.login }: RequireSessionProps) {
  const auth = useSelector(selectAuth);
  switch (auth.status) {
    case 'loading':
      return <FullScreenLoading />;
    case 'unavailable':
      return <IdentityUnavailable />;
    case 'signedOut':
      return <Navigate to={auth.notice === null ? visitorsTo : paths.login} replace />;
    case 'signedIn':
      return children;
  }
}
