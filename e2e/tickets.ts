import type { APIRequestContext } from '@playwright/test';
import type { Person } from './people.ts';
import { sessionOf } from './sessions.ts';

/** Creates a ticket as the client through the API, with a unique subject. */
export async function raiseTicket(
  request: APIRequestContext,
): Promise<{ id: string; subject: string }> {
  const subject = `En vivo ${crypto.randomUUID().slice(0, 8)}`;
  const data = { subject, description: 'No carga el catálogo.' };
  return { ...(await post(request, 'client', '/api/data/tickets', data)), subject };
}

/** Answers a ticket through the API. */
export async function replyTo(
  request: APIRequestContext,
  person: Person,
  { id }: { id: string },
  body: string,
): Promise<void> {
  await post(request, person, `/api/data/tickets/${id}/messages`, { body });
}

/** Calls the API as one of the demo's people. */
export async function post(request: APIRequestContext, person: Person, path: string, data: object) {
  const { access_token: token } = await sessionOf(request, person);
  const answer = await request.post(path, { headers: { authorization: `Bearer ${token}` }, data });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as { id: string };
}
