import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { selectProfile } from '#src/session/authSlice.ts';

/** /app: admins to the panel, everybody else to their dashboard (ROUTE-4). */
export function AppRedirect() {
  const profile = useSelector(selectProfile);
  return (
    <Navigate to={profile?.role === 'admin' ? paths.adminDashboard : paths.dashboard} replace />
  );
}
