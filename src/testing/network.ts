import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { http, HttpResponse } from 'msw/http';
import type { HttpResponseResolver } from 'msw/http';
import { setupServer } from 'msw/node';
import { ideaRoutes } from '#contract/ideaRoutes.ts';
import { listRoutes } from '#contract/listRoutes.ts';
import type { Profile } from '#contract/people.ts';
import { routes } from '#contract/routes.ts';
import type { Route, RouteName } from '#contract/routes.ts';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import { aSession } from './builders.ts';

const origin = 'http://localhost';

/** Where the application talks to, for handlers of one's own. */
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

/**
 * The network's edge. What no handler answers is printed and fails as a lost connection would. Being
 * told of a sign-out is answered always, since nobody waits for it. The server has the fourteen calls alone
 * until a test gives it further ones.
 */
export const network = setupServer(
  http.post(edge.logout, () => new HttpResponse(null, { status: 204 })),
  ...[
    ...Object.values(listRoutes),
    ideaRoutes.listIdeas,
    ticketRoutes.listAssignees,
    ticketRoutes.listSavedReplies,
  ].map((route) =>
    onRoute(route, () => HttpResponse.json({ message: 'No existe.' }, { status: 404 })),
  ),
);

/** Switches the network on for the tests of a file. */
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

/** A handler of one of the fourteen calls. */
export function onCall(name: RouteName, resolver: HttpResponseResolver) {
  return onRoute(routes[name], resolver);
}

/** A handler of a call beside them. */
export function onRoute({ method, path }: Route, resolver: HttpResponseResolver) {
  const on = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method];
  return on(`${origin}/api${path}`, resolver);
}

/** The identity service with one person in it; the password is never wrong. */
export function serveIdentity({ role, ...row }: Profile, newToken = 'token-2'): void {
  network.use(
    http.post(edge.token, () => HttpResponse.json(aSession(row.id, { token: newToken }))),
    http.post(edge.role, () => HttpResponse.json(role)),
    http.get(edge.profile, () => HttpResponse.json(row)),
  );
}

/** A refusal as the provider writes it for supabase-js. */
export function refusal(status: number, code: string, message: string) {
  const headers = { 'x-supabase-api-version': '2024-01-01' };
  return HttpResponse.json({ code, message }, { status, headers });
}

/** What reaches the client when the provider is out of order, each with a name for a test's table. */
export const outages: [what: string, answer: HttpResponseResolver][] = [
  ['no connection', () => HttpResponse.error()],
  ['a gateway’s page', () => HttpResponse.html('<h1>502</h1>', { status: 502 })],
  ['an empty 500', () => new HttpResponse(null, { status: 500 })],
  ['a portal’s page with 200', () => HttpResponse.html('<h1>Wi-Fi</h1>')],
  ['nothing with 200', () => new HttpResponse(null, { status: 200 })],
  ['rubbish with 200', () => HttpResponse.json({})],
];
