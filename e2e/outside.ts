import type { APIRequestContext } from '@playwright/test';
import type { AdminData } from '../contract/admin.ts';
import type { Profile } from '../contract/people.ts';
import type { Person } from './people.ts';
import { sessionOf } from './sessions.ts';

/** Everything in the database as the admin sees it, and the person's profile. */
export async function everythingAbout(
  request: APIRequestContext,
  person: Person,
): Promise<{ data: AdminData; profile: Pick<Profile, 'id' | 'full_name'> }> {
  const { access_token: adminToken } = await sessionOf(request, 'admin');
  const { access_token: token } = await sessionOf(request, person);
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
