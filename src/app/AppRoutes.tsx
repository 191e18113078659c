import { Route, Routes } from 'react-router-dom';
import { CASE_ROUTE, paths } from '#src/lib/paths.ts';
import { AppRedirect } from './AppRedirect.tsx';
import { CaseScreen } from './CaseScreen.tsx';
import { GuestOnly } from './GuestOnly.tsx';
import { Layout } from './Layout.tsx';
import type { Pages } from './pages.ts';
import { RequireAdmin } from './RequireAdmin.tsx';
import { RequireSession } from './RequireSession.tsx';
import { Screen } from './Screen.tsx';

/** Every address and who may see it (ROUTE-1 to ROUTE-3). */
export function AppRoutes({ pages }: { pages: Pages }) {
  const guest = (page: keyof Pages) => (
    <GuestOnly>
      <Screen page={pages[page]} />
    </GuestOnly>
  );
  const member = (page: keyof Pages) => (
    <RequireSession>
      <Screen page={pages[page]} />
    </RequireSession>
  );
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={paths.services} element={<Screen page={pages.services} />} />
        <Route path={paths.aiTools} element={<Screen page={pages.aiTools} />} />
        <Route path={CASE_ROUTE} element={<CaseScreen pages={pages} />} />
        <Route path={paths.terms} element={<Screen page={pages.terms} />} />
        <Route path={paths.privacy} element={<Screen page={pages.privacy} />} />
        <Route path={paths.complaintsBook} element={<Screen page={pages.complaintsBook} />} />
        <Route path={paths.complaintStatus} element={<Screen page={pages.complaintStatus} />} />

        <Route path={paths.login} element={guest('login')} />
        <Route path={paths.register} element={guest('register')} />
        <Route path={paths.forgotPassword} element={<Screen page={pages.forgotPassword} />} />
        <Route path={paths.confirm} element={<Screen page={pages.confirmLink} />} />
        <Route
          path={paths.resetPassword}
          element={
            <RequireSession admitsVisitors>
              <Screen page={pages.resetPassword} />
            </RequireSession>
          }
        />

        <Route
          path={paths.app}
          element={
            <RequireSession>
              <AppRedirect />
            </RequireSession>
          }
        />
        <Route path={paths.dashboard} element={member('dashboard')} />
        <Route path={paths.support} element={member('support')} />
        <Route
          path={paths.adminDashboard}
          element={
            <RequireAdmin>
              <Screen page={pages.adminDashboard} />
            </RequireAdmin>
          }
        />

        {/* `/`, `/home` and whatever is unknown: the home screen, without redirect (ROUTE-6) */}
        <Route path="*" element={<Screen page={pages.home} />} />
      </Route>
    </Routes>
  );
}
