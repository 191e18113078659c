import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '#src/lib/paths.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { Redirect } from './Redirect.tsx';

/** The entrances: whoever is in already goes on to /app (ROUTE-7). Nobody waits here. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const profile = useSelector(selectProfile);
  return profile === null ? children : <Redirect to={paths.app} />;
}
