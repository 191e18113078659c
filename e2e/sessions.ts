import type { APIRequestContext } from '@playwright/test';
import { PASSWORD, PEOPLE, type Person } from './people.ts';

/** Identity's answer to a sign-in, which the program stores. */
interface Session {
  access_token: string;
  user: { id: string };
}

/** One per person: a worker is a process with its own server. */
const sessions = new Map<Person, Promise<Session>>();

/** The person's session in this worker, created on first use. It is valid for an hour. */
export function sessionOf(request: APIRequestContext, person: Person): Promise<Session> {
  const made = sessions.get(person) ?? signIn(request, person);
  sessions.set(person, made);
  return made;
}

async function signIn(request: APIRequestContext, person: Person): Promise<Session> {
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: 'local-anon-key' },
    data: { email: PEOPLE[person].email, password: PASSWORD },
  });
  if (!answer.ok()) throw new Error(`${person} could not sign in: ${await answer.text()}`);
  return (await answer.json()) as Session;
}
