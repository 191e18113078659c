import type { APIRequestContext } from '@playwright/test';
import type { AdminData } from '../contract/admin.ts';
import type { Profile } from '../contract/people.ts';
import { PASSWORD, PEOPLE, type Person } from './people.ts';

/** What the services say, asked directly and without a browser. */
async function tokenOf(request: APIRequestContext, person: Person): Promise<string> {
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: 'local-anon-key' },
    data: { email: PEOPLE[person].email, password: PASSWORD },
  });
  const session = (await answer.json()) as { access_token: string };
  return session.access_token;
}

/** Everything the database holds, as the admin sees it, and who the person is in it. */
export async function everythingAbout(
  request: APIRequestContext,
  person: Person,
): Promise<{ data: AdminData; profile: Pick<Profile, 'id' | 'full_name'> }> {
  const [adminToken, token] = [await tokenOf(request, 'admin'), await tokenOf(request, person)];
  const [bundle, profiles] = await Promise.all([
    request.get('/api/admin/all-data', { headers: bearer(adminToken) }),
    request.get(`/rest/v1/profiles?select=id,full_name&id=eq.${subjectOf(token)}`, {
      headers: { apikey: 'local-anon-key', ...bearer(token) },
    }),
  ]);
  const [profile] = (await profiles.json()) as Pick<Profile, 'id' | 'full_name'>[];
  if (!profile) throw new Error(`${person} has no profile`);
  return { data: (await bundle.json()) as AdminData, profile };
}

function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

function subjectOf(token: string): string {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { sub: string }).sub;
}
