import { useSelector } from 'react-redux';
import { paths } from '#src/lib/paths.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { Redirect } from './Redirect.tsx';

/** /app: admins to the panel, everybody else to their dashboard (ROUTE-4). */
export function AppRedirect() {
  const profile = useSelector(selectProfile);
  return <Redirect to={profile?.role === 'admin' ? paths.adminDashboard : paths.dashboard} />;
}
