import { HttpResponse } from 'msw/http';
import type { AdminData } from '#contract/admin.ts';
import AdminDashboardPage from '#src/pages/admin/AdminDashboardPage.tsx';
import { anAdminData } from './builders.ts';
import { network, onCall } from './network.ts';
import { renderFeature, signedInAs } from './renderFeature.tsx';

/** Renders the panel for an admin; tests may change the served data while it is shown. */
export function renderPanel(bundle: Partial<AdminData>, query = '') {
  const served = { data: anAdminData(bundle), asked: 0 };
  network.use(
    onCall('getAllData', () => {
      served.asked += 1;
      return HttpResponse.json(served.data);
    }),
  );
  const auth = signedInAs('admin');
  return {
    served,
    ...renderFeature(<AdminDashboardPage />, { auth, at: `/admin/dashboard${query}` }),
  };
}
