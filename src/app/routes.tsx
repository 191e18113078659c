import { lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Params, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { portfolio } from '#src/content/portfolio.ts';
import { importChunk } from '#src/lib/importChunk.ts';
import type { PageHead } from '#src/lib/pageHead.ts';
import { CASE_ROUTE, caseOf, paths, PROJECT_ROUTE, TICKET_ROUTE } from '#src/lib/paths.ts';
import type { Path } from '#src/lib/paths.ts';
import { isExpired, readStoredSession } from '#src/lib/storedSession.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { AppRedirect, GuestOnly, KnownCase, RequireAdmin, RequireSession } from './guards.tsx';
import { Layout, PageLoading } from './Layout.tsx';
import type { RouteHandle } from './Layout.tsx';
import type { AppStore, PageRows } from './store.ts';

interface Page {
  path: Path | typeof CASE_ROUTE | typeof TICKET_ROUTE | typeof PROJECT_ROUTE;
  head: RouteHandle['head'];
  /** The page's own chunk. */
  load: () => Promise<{ default: ComponentType }>;
}

interface ApiPage extends Page {
  /** The query that the route prefetches, if any. */
  rows?: PageRows;
}

/** In the main bundle, but evaluated only when it is shown, so that other pages start sooner. */
const HomePage = lazy(() => import(/* webpackMode: "eager" */ '#src/pages/public/HomePage.tsx'));

/**
 * The route table: path, guard, page, prefetched rows and title. Each page is a chunk of its own; the landing is in
 * the main bundle.
 *
 * @param store prefetches the rows of pages that show some
 */
export function createRoutes(store: AppStore): RouteObject[] {
  return [
    {
      element: <Layout />,
      children: [
        {
          errorElement: <ErrorPage />,
          children: [
            page({
              path: paths.services,
              head: {
                title: 'Servicios',
                description:
                  'Webs y tiendas online, sistemas a medida, marketing, diseño de marca, lanzamientos y agentes de IA: qué incluye cada servicio de Tramayo.',
              },
              load: () => import('#src/pages/public/ServicesPage.tsx'),
            }),
            page({
              path: paths.aiTools,
              head: {
                title: 'Ideas con IA',
                description:
                  'Describe tu negocio y recibe la idea de un proyecto digital con nombre, descripción y funciones.',
              },
              load: () => import('#src/pages/public/AiToolsPage.tsx'),
            }),
            guarded(
              <KnownCase otherwise={<HomePage />} />,
              page({
                path: CASE_ROUTE,
                head: caseHead,
                load: () => import('#src/pages/public/CasePage.tsx'),
              }),
            ),
            page({
              path: paths.terms,
              head: {
                title: 'Términos y condiciones',
                description:
                  'Las reglas de este sitio, del portal y de los servicios que contratas con nosotros.',
              },
              load: () => import('#src/pages/public/TermsPage.tsx'),
            }),
            page({
              path: paths.privacy,
              head: {
                title: 'Política de privacidad',
                description:
                  'Qué datos guardamos, para qué, quién más los ve y cómo ejerces tus derechos según la ley 29733.',
              },
              load: () => import('#src/pages/public/PrivacyPage.tsx'),
            }),
            page({
              path: paths.complaintsBook,
              head: {
                title: 'Libro de Reclamaciones',
                description:
                  'Presenta un reclamo o una queja a Tramayo según la ley 29571. Te respondemos en 15 días hábiles y te llega una copia por correo.',
              },
              load: () => import('#src/pages/public/ComplaintsBookPage.tsx'),
            }),
            page({
              path: paths.complaintStatus,
              head: {
                title: 'Consulta de reclamación',
                description: 'Mira en qué va tu reclamo o queja.',
              },
              load: () => import('#src/pages/public/ComplaintStatusPage.tsx'),
            }),
            page({
              path: paths.forgotPassword,
              head: {
                title: 'Recuperar contraseña',
                description: 'Pide un enlace para crear otra contraseña.',
              },
              load: () => import('#src/pages/public/ForgotPasswordPage.tsx'),
            }),
            page({
              path: paths.confirm,
              head: {
                title: 'Enlace de tu correo',
                description: 'Abre el enlace que te llegó por correo.',
              },
              load: () => import('#src/pages/public/ConfirmLinkPage.tsx'),
            }),
            guarded(
              <GuestOnly />,
              page({
                path: paths.login,
                head: {
                  title: 'Acceso clientes',
                  description: 'Entra a tu portal: proyectos, servicios y tickets.',
                },
                load: () => import('#src/pages/public/LoginPage.tsx'),
              }),
              page({
                path: paths.register,
                head: {
                  title: 'Crear cuenta',
                  description: 'Crea tu cuenta y sigue cada fase de tu proyecto.',
                },
                load: () => import('#src/pages/public/RegisterPage.tsx'),
              }),
            ),
            guarded(
              <RequireSession admitsVisitors />,
              page({
                path: paths.resetPassword,
                head: {
                  title: 'Contraseña nueva',
                  description: 'Crea la contraseña nueva de tu cuenta.',
                },
                load: () => import('#src/pages/public/ResetPasswordPage.tsx'),
              }),
            ),
            guarded(
              <RequireSession />,
              { path: paths.app, element: <AppRedirect /> },
              apiPage(store, {
                rows: 'getDashboard',
                path: paths.dashboard,
                head: { title: 'Mi panel' },
                load: () => import('#src/pages/portal/DashboardPage.tsx'),
              }),
              apiPage(store, {
                rows: 'listTickets',
                path: paths.support,
                head: { title: 'Soporte' },
                load: () => import('#src/pages/portal/SupportPage.tsx'),
              }),
              apiPage(store, {
                path: TICKET_ROUTE,
                head: { title: 'Ticket' },
                load: () => import('#src/pages/portal/TicketPage.tsx'),
              }),
              apiPage(store, {
                path: PROJECT_ROUTE,
                head: { title: 'Proyecto' },
                load: () => import('#src/pages/portal/ProjectPage.tsx'),
              }),
            ),
            guarded(
              <RequireAdmin />,
              apiPage(store, {
                rows: 'getAllData',
                path: paths.adminDashboard,
                head: { title: 'Panel de administración' },
                load: () => import('#src/pages/admin/AdminDashboardPage.tsx'),
              }),
            ),
            // `/`, `/home` and unknown addresses show the landing without a redirect.
            { path: '*', element: <HomePage /> },
          ],
        },
      ],
    },
  ];
}

/** Puts routes behind a guard, which renders them or redirects. */
function guarded(guard: ReactNode, ...children: RouteObject[]): RouteObject {
  return { element: guard, children };
}

function page({ path, head, load }: Page): RouteObject {
  return {
    path,
    handle: { head } satisfies RouteHandle,
    // For the first page load; on later navigations the layout shows the same placeholder.
    hydrateFallbackElement: <PageLoading />,
    // Not `lazy`: the router would cache a failed import.
    loader: async () => {
      const { default: Content } = await importChunk(path, load);
      return <Content />;
    },
    Component: LoadedPage,
  };
}

/** Renders the element that the page's loader returned. */
function LoadedPage() {
  return useLoaderData<ReactNode>();
}

/** A page that uses the API. If a valid session is stored, its rows are prefetched in parallel with its chunk. */
function apiPage(store: AppStore, { load, rows, ...rest }: ApiPage): RouteObject {
  return {
    ...page({
      ...rest,
      async load() {
        const session = readStoredSession();
        // Neither awaits nor throws: the page itself shows skeletons and errors.
        if (rows && session !== null && !isExpired(session)) store.prefetch(rows);
        // Pages need the API's reducer in the store.
        const [loaded] = await Promise.all([load(), store.loadApi()]);
        return loaded;
      },
    }),
    shouldRevalidate: isAnotherPage,
  };
}

/** A changed query string (a table's search or order) does not run the loader again. */
function isAnotherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

function caseHead({ slug }: Params): PageHead | null {
  const known = caseOf(slug);
  const item = portfolio.find((one) => one.slug === known);
  return item === undefined
    ? null
    : { title: `${item.title}, caso de ejemplo`, description: item.description };
}
