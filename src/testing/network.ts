import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { http, HttpResponse } from 'msw/http';
import type { HttpResponseResolver } from 'msw/http';
import { setupServer } from 'msw/node';
import { ideaRoutes } from '#contract/ideaRoutes.ts';
import { listRoutes } from '#contract/listRoutes.ts';
import { contactMessageRoutes } from '#contract/contactMessageRoutes.ts';
import { noticeRoutes } from '#contract/noticeRoutes.ts';
import type { Profile } from '#contract/people.ts';
import { peopleRoutes } from '#contract/peopleRoutes.ts';
import { projectRoutes } from '#contract/projectRoutes.ts';
import { routes } from '#contract/routes.ts';
import type { Route, RouteName } from '#contract/routes.ts';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import { aPage, aSession, aSummary } from './builders.ts';

const origin = 'http://localhost';

/** Base URLs of API and identity provider, for custom handlers. */
export const edge = {
  token: `${origin}/auth/v1/token`,
  signup: `${origin}/auth/v1/signup`,
  verify: `${origin}/auth/v1/verify`,
  resend: `${origin}/auth/v1/resend`,
  recover: `${origin}/auth/v1/recover`,
  user: `${origin}/auth/v1/user`,
  logout: `${origin}/auth/v1/logout`,
  role: `${origin}/rest/v1/rpc/get_role_for_user`,
  profile: `${origin}/rest/v1/profiles`,
};

/** What a server without data answers; nobody waits for notices of the tests' people. */
const emptyAnswers: readonly (readonly [Route, object])[] = [
  ...[listRoutes.pageProjects, listRoutes.pageTickets, listRoutes.pageIdeas].map(
    (route) => [route, aPage([])] as const,
  ),
  ...[listRoutes.pageStaff, listRoutes.pageClients, listRoutes.pageComplaints].map(
    (route) => [route, aPage([])] as const,
  ),
  [contactMessageRoutes.pageContactMessages, aPage([])],
  [noticeRoutes.listNotices, { unread: 0, notices: [] }],
  [noticeRoutes.getNoticePreferences, { muted: [] }],
  [noticeRoutes.getHistory, { rows: [], next: null }],
  [ideaRoutes.listIdeas, { rows: [], next: null }],
  [projectRoutes.listTemplates, { rows: [] }],
  [projectRoutes.getSummary, aSummary()],
  [ticketRoutes.listAssignees, { people: [] }],
  [ticketRoutes.listSavedReplies, { rows: [] }],
  [
    peopleRoutes.getAccount,
    { full_name: 'Rosa Quispe', email: 'rosa@demo.pe', role: 'client', sessions: [] },
  ],
];

/**
 * The mocked network: our server without data. Requests without a handler are logged and fail like a lost connection.
 * Sign-outs always succeed, because the client does not wait for their response. A proxy holds events back.
 */
export const network = setupServer(
  http.post(edge.logout, () => new HttpResponse(null, { status: 204 })),
  ...emptyAnswers.map(([route, answer]) => onRoute(route, () => HttpResponse.json(answer))),
  onRoute(noticeRoutes.getEvents, () => new HttpResponse(null, { status: 404 })),
);

/**
 * The server of the test has the fourteen calls alone: neither the page nor the network knows of others, so that a
 * request for one fails the test's file.
 */
export function withFourteenCalls(): void {
  beforeEach(() => {
    document.documentElement.dataset.calls = '';
    network.resetHandlers(http.post(edge.logout, () => new HttpResponse(null, { status: 204 })));
  });
  afterEach(() => {
    network.restoreHandlers();
  });
}

/** Enables the mocked network for the tests of a file. */
export function withNetwork(): void {
  beforeAll(() => {
    network.listen({ onUnhandledFrame: 'error' });
  });
  afterEach(() => {
    network.resetHandlers();
  });
  afterAll(() => {
    network.close();
  });
}

/** A handler for one of the fourteen calls. */
export function onCall(name: RouteName, resolver: HttpResponseResolver) {
  return onRoute(routes[name], resolver);
}

/** A handler for a further call. */
export function onRoute({ method, path }: Route, resolver: HttpResponseResolver) {
  const on = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method];
  return on(`${origin}/api${path}`, (info) =>
    // `/data/tickets/page` is no ticket: undefined leaves it to the next handler.
    info.params.id === 'page' ? undefined : resolver(info),
  );
}

/** Mocks the identity provider with one person; any password is accepted. */
export function serveIdentity({ role, ...row }: Profile, newToken = 'token-2'): void {
  network.use(
    http.post(edge.token, () => HttpResponse.json(aSession(row.id, { token: newToken }))),
    http.post(edge.role, () => HttpResponse.json(role)),
    http.get(edge.profile, () => HttpResponse.json(row)),
  );
}

/** An error response of the identity provider. */
export function refusal(status: number, code: string, message: string) {
  const headers = { 'x-supabase-api-version': '2024-01-01' };
  return HttpResponse.json({ code, message }, { status, headers });
}

/** Responses of an identity provider that is down, with names for `test.each`. */
export const outages: [what: string, answer: HttpResponseResolver][] = [
  ['no connection', () => HttpResponse.error()],
  ['a gateway’s page', () => HttpResponse.html('<h1>502</h1>', { status: 502 })],
  ['an empty 500', () => new HttpResponse(null, { status: 500 })],
  ['a portal’s page with 200', () => HttpResponse.html('<h1>Wi-Fi</h1>')],
  ['nothing with 200', () => new HttpResponse(null, { status: 200 })],
  ['rubbish with 200', () => HttpResponse.json({})],
];
