import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { createPath, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { normalPath, paths } from '#src/lib/paths.ts';
import { forgetAddress, rememberAddress, rememberedAddress } from '#src/lib/rememberedAddress.ts';
import { selectAuth, selectProfile } from '#src/session/authSlice.ts';
import { useAuth } from '#src/session/useAuth.ts';
import { Button } from '#ui/Button';
import { FullScreenLoading } from '#ui/FullScreenLoading';
import { Notice } from './ErrorPage.tsx';

/** Login and registration: signed-in people are redirected to /app (ROUTE-7). Does not wait for the session check. */
export function GuestOnly() {
  const profile = useSelector(selectProfile);
  return profile === null ? <Outlet /> : <Redirect to={paths.app} />;
}

export interface RequireSessionProps {
  /** Admits signed-out people after the session check, except those with a notice, which /login shows. */
  admitsVisitors?: boolean;
}

/** Pages for signed-in people only (ROUTE-2, ROUTE-5). */
export function RequireSession({ admitsVisitors = false }: RequireSessionProps) {
  const auth = useSelector(selectAuth);
  /** Who was signed in here last. */
  const [userId, setUserId] = useState<string | null>(null);
  if (auth.status === 'signedIn' && auth.session.userId !== userId) setUserId(auth.session.userId);
  switch (auth.status) {
    case 'loading':
      return <FullScreenLoading />;
    case 'unavailable':
      return <IdentityUnavailable />;
    case 'signedOut':
      if (!admitsVisitors) return <TurnedAway userId={userId} hasEnded={auth.notice !== null} />;
      return auth.notice === null ? <Outlet /> : <Redirect to={paths.login} />;
    case 'signedIn':
      return <Outlet />;
  }
}

interface TurnedAwayProps {
  /** Who was signed in here until now; null for a visitor. */
  userId: string | null;
  /** Their session ended by itself. */
  hasEnded: boolean;
}

/** To the sign-in, after which /app leads back here, unless the person has just signed out. */
function TurnedAway({ userId, hasEnded }: TurnedAwayProps) {
  const location = useLocation();
  const address = createPath(location);
  const isEntrance = normalPath(location.pathname) === paths.app;
  const hasSignedOut = userId !== null && !hasEnded;
  useEffect(() => {
    if (!hasSignedOut && !isEntrance) rememberAddress(address, userId);
  }, [hasSignedOut, isEntrance, address, userId]);
  return <Redirect to={paths.login} />;
}

/** Pages for admins only; other signed-in people go to their dashboard. */
export function RequireAdmin() {
  const profile = useSelector(selectProfile);
  if (profile !== null && profile.role !== 'admin') return <Redirect to={paths.dashboard} />;
  return <RequireSession />;
}

/** /app: where a guard turned the person away, once; otherwise admins to the panel, everybody else to their dashboard. */
export function AppRedirect() {
  const profile = useSelector(selectProfile);
  const [remembered] = useState(() => rememberedAddress(profile?.id ?? ''));
  useEffect(forgetAddress, []);
  const home = profile?.role === 'admin' ? paths.adminDashboard : paths.dashboard;
  return <Redirect to={remembered ?? home} />;
}

/** Replaces a guarded page while the identity provider is unreachable; the session is kept. */
function IdentityUnavailable() {
  const { retry } = useAuth();
  return (
    <Notice
      title="No pudimos comprobar tu sesión"
      text="El servicio de acceso no responde. Tu sesión sigue guardada: inténtalo de nuevo en un momento."
      action={<Button onClick={retry}>Reintentar</Button>}
    />
  );
}

/**
 * Redirects to another path. The router's `Navigate` navigates only on mount and renders nothing: going back to its
 * address before the target has loaded would show an empty page.
 */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to, location]);
  return <FullScreenLoading />;
}
