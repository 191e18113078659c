import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hashPath } from '#src/lib/paths.ts';
import type { Path } from '#src/lib/paths.ts';
import { FullScreenLoading } from '#ui/FullScreenLoading';

/**
 * Leads on to another address. The router's own `Navigate` does so once, as it mounts, and draws nothing. It stays
 * mounted until the next page is there; whoever comes back to its address before that would stay on an empty page.
 */
export function Redirect({ to }: { to: Path }) {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    const leadOn = () => void navigate(to, { replace: true });
    // An address typed twice is one location to the router, which renders nothing for the second.
    const leadOnAgain = () => {
      if (hashPath() === location.pathname) leadOn();
    };
    leadOn();
    window.addEventListener('popstate', leadOnAgain);
    return () => window.removeEventListener('popstate', leadOnAgain);
  }, [navigate, to, location]);
  return <FullScreenLoading />;
}
