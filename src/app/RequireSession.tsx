import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '#src/lib/paths.ts';
import { selectAuth } from '#src/session/authSlice.ts';
import { FullScreenLoading } from '#ui/FullScreenLoading';
import { IdentityUnavailable } from './IdentityUnavailable.tsx';
import { Redirect } from './Redirect.tsx';

export interface RequireSessionProps {
  children: ReactNode;
  /** Visitors see it as well, once it is known that they are; whoever is told something is told at /login. */
  admitsVisitors?: boolean;
}

/** What only signed-in people see (ROUTE-2, ROUTE-5). */
export function RequireSession({ children, admitsVisitors = false }: RequireSessionProps) {
  const auth = useSelector(selectAuth);
  switch (auth.status) {
    case 'loading':
      return <FullScreenLoading />;
    case 'unavailable':
      return <IdentityUnavailable />;
    case 'signedOut':
      if (admitsVisitors && auth.notice === null) return children;
      return <Redirect to={paths.login} />;
    case 'signedIn':
      return children;
  }
}
