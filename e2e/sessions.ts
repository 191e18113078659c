import type { APIRequestContext } from '@playwright/test';
import { PASSWORD, PEOPLE, type Person } from './people.ts';

/** What identity answers a sign-in with, and the program keeps. */
interface Session {
  access_token: string;
}

/** One for each person: a worker is a process with a server of its own. */
const sessions = new Map<Person, Promise<Session>>();

/** The person's session of this worker, made by the first who asks. It is good for an hour. */
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
