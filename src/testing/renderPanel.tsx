import { HttpResponse } from 'msw/http';
import type { AdminData } from '#contract/admin.ts';
import { listRoutes } from '#contract/listRoutes.ts';
import { projectRoutes } from '#contract/projectRoutes.ts';
import { hasAllCalls } from '#src/lib/hasAllCalls.ts';
import AdminDashboardPage from '#src/pages/admin/AdminDashboardPage.tsx';
import PlainAdminPage from '#src/pages/fourteen/PlainAdminPage.tsx';
import { anAdminData } from './builders.ts';
import { network, onCall, onRoute } from './network.ts';
import { onPage } from './pagesEdge.ts';
import { renderFeature, signedInAs } from './renderFeature.tsx';

/** Renders the panel for an admin; tests may change the served data, of which the lists are read by pages, while it is shown. */
export function renderPanel(bundle: Partial<AdminData>, query = '') {
  const isPlain = !hasAllCalls();
  const served = { data: anAdminData(bundle), asked: 0, pages: [] as string[] };
  network.use(
    onCall('getAllData', () => {
      served.asked += 1;
      return HttpResponse.json(isPlain ? served.data : counted(served.data));
    }),
  );
  if (!isPlain) {
    network.use(
      onPage(listRoutes.pageProjects, () => served.data.projects, served.pages),
      onPage(listRoutes.pageTickets, () => served.data.tickets, served.pages),
      onPage(listRoutes.pageIdeas, () => served.data.ideas, served.pages),
      onRoute(projectRoutes.getProject, ({ params }) => {
        const found = served.data.projects.find(({ id }) => id === params.id);
        const phases = found?.phases.map((phase) => ({ ...phase, deliveries: [] }));
        const client = { id: 'client', full_name: found?.userName };
        const project = { client, scope: '', message: null, ...found };
        return HttpResponse.json({ project, phases, updates: [], more: null });
      }),
      onPage(listRoutes.pageStaff, () =>
        served.data.profiles.filter(({ role }) => role !== 'client'),
      ),
    );
  }
  const auth = signedInAs('admin');
  return {
    served,
    ...renderFeature(isPlain ? <PlainAdminPage /> : <AdminDashboardPage />, {
      auth,
      at: `/admin/dashboard${query}`,
    }),
  };
}

/** The bundle with `limit=1`. */
function counted(data: AdminData): AdminData {
  const { projects, tickets, ideas } = data;
  const more = Object.entries({ projects, tickets, ideas }).flatMap(([name, { length }]) =>
    length > 1 ? [[name, { next: 'more', total: length }]] : [],
  );
  return {
    ...data,
    projects: projects.slice(0, 1),
    tickets: tickets.slice(0, 1),
    ideas: ideas.slice(0, 1),
    ...(more.length > 0 && { more: Object.fromEntries(more) as AdminData['more'] }),
  };
}
