import { lazy } from 'react';
import type { Params, RouteObject } from 'react-router-dom';
import { brand } from '#src/content/brand.ts';
import { portfolio } from '#src/content/portfolio.ts';
import { hasAllCalls } from '#src/lib/hasAllCalls.ts';
import type { PageHead } from '#src/lib/pageHead.ts';
import { CASE_ROUTE, caseOf, paths, PROJECT_ROUTE, TICKET_ROUTE } from '#src/lib/paths.ts';
import { ScrollPosition } from '#src/lib/ScrollPosition.tsx';
import { AppRedirect, GuestOnly, RequireAdmin, RequireSession } from './guards.tsx';
import { Layout } from './Layout.tsx';
import { apiPage, formPage, guarded, page } from './routeParts.tsx';
import type { AppStore } from './store.ts';

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
        page({
          path: CASE_ROUTE,
          head: caseHead,
          load: () => import('#src/pages/public/CasePage.tsx'),
        }),
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
            title: 'Política de Privacidad',
            description:
              'Qué datos guardamos, para qué, quién más los ve y cómo ejerces tus derechos según la ley 29733.',
          },
          load: () => import('#src/pages/public/PrivacyPage.tsx'),
        }),
        formPage(store, {
          path: paths.complaintsBook,
          head: {
            title: 'Libro de Reclamaciones',
            description:
              'Presenta un reclamo o una queja a Tramayo según la ley 29571. Te respondemos en 15 días hábiles y te llega una copia por correo.',
          },
          load: () => import('#src/pages/public/ComplaintsBookPage.tsx'),
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
            },
            load: () => import('#src/pages/public/ResetPasswordPage.tsx'),
          }),
        ),
        ...(hasAllCalls()
          ? [
              formPage(store, {
                path: paths.complaintStatus,
                head: {
                  title: 'Consulta de reclamación',
                  description: 'Mira en qué va tu reclamo o queja.',
                },
                load: () => import('#src/pages/public/ComplaintStatusPage.tsx'),
              }),
            ]
          : []),
        guarded(
          <RequireSession />,
          { path: paths.app, element: <AppRedirect /> },
          apiPage(store, {
            rows: 'dashboard',
            path: paths.dashboard,
            head: { title: 'Mi panel' },
            load: () => import('#src/pages/portal/DashboardPage.tsx'),
          }),
          apiPage(store, {
            rows: 'support',
            path: paths.support,
            head: { title: 'Soporte' },
            load: () => import('#src/pages/portal/SupportPage.tsx'),
          }),
          apiPage(store, {
            path: paths.account,
            head: { title: 'Mi cuenta' },
            load: () => import('#src/pages/portal/AccountPage.tsx'),
          }),
          ...(hasAllCalls()
            ? [
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
              ]
            : []),
        ),
        guarded(
          <RequireAdmin />,
          apiPage(store, {
            rows: 'panel',
            path: paths.adminDashboard,
            head: { title: 'Panel de administración' },
            load: () => import('#src/pages/admin/AdminDashboardPage.tsx'),
          }),
        ),
        // `/` and `/home`.
        {
          path: '/home?',
          element: (
            <>
              <ScrollPosition />
              <HomePage />
            </>
          ),
        },
        // The landing without a redirect, below a line that says so; it sets its own title.
        page({ path: '*', load: () => import('#src/pages/public/UnknownPage.tsx') }),
      ],
    },
  ];
}

function caseHead({ slug }: Params): PageHead | null {
  const known = caseOf(slug);
  const item = portfolio.find((one) => one.slug === known);
  return item === undefined
    ? null
    : {
        title: brand.hasExamples ? `${item.title}, caso de ejemplo` : item.title,
        description: item.description,
      };
}
