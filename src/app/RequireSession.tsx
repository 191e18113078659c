import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '#src/lib/paths.ts';
import type { Path } from '#src/lib/paths.ts';
import { selectAuth } from '#src/session/authSlice.ts';
import { FullScreenLoading } from '#ui/FullScreenLoading';
import { IdentityUnavailable } from './IdentityUnavailable.tsx';
import { Redirect } from './Redirect.tsx';

export interface RequireSessionProps {
  children: ReactNode;
  /** Where a visitor goes instead of /login; whoever is told something is told there. */
  visitorsTo?: Path;
}

/** What only signed-in people see (spec section 2, "Guard behaviour"). */
export function RequireSession({ children, visitorsTo = paths.login }: RequireSessionProps) {
  const auth = useSelector(selectAuth);
  switch (auth.status) {
    case 'loading':
      return <FullScreenLoading />;
    case 'unavailable':
      return <IdentityUnavailable />;
    case 'signedOut':
      return <Redirect to={auth.notice === null ? visitorsTo : paths.login} />;
    case 'signedIn':
      return children;
  }
}
