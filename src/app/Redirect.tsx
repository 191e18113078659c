import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Path } from '#src/lib/paths.ts';
import { FullScreenLoading } from '#ui/FullScreenLoading';

/**
 * Leads on to another address. The router's `Navigate` navigates once, on mount, and renders nothing: going back to its
 * address before the target has loaded would show an empty page.
 */
export function Redirect({ to }: { to: Path }) {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to, location]);
  return <FullScreenLoading />;
}
