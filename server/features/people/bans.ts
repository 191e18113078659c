import type { Database, Queryable } from '../../db/port.ts';
import { repeatEvery, type RepeatLog } from '../../repeatEvery.ts';
import type { IdentityAdmin } from './identityAdmin.ts';

/** How often bans that do not match their profile are looked for, in ms. */
const REPAIR_EVERY_MS = 60 * 60_000;

/**
 * Lets a person sign in at the identity provider, or bans them, as their profile says. It asks again after each
 * change there: of several calls at once whichever is the last leaves what the profile says then.
 *
 * @throws Refusal 503 if the provider fails
 */
export async function followProfile(
  db: Queryable,
  identityAdmin: Pick<IdentityAdmin, 'setActive'>,
  id: string,
): Promise<void> {
  for (let told: boolean | undefined; ;) {
    const [profile] = await db.query<{ active: boolean }>(
      'select deactivated_at is null as active from app.profiles where id = $1',
      [id],
    );
    if (!profile || profile.active === told) return;
    await identityAdmin.setActive(id, profile.active);
    told = profile.active;
  }
}

/**
 * Repairs bans that do not match: the provider was away, or a server died. Of people who were never deactivated here
 * a ban is somebody else's, and stays.
 *
 * @throws the first error, after all others
 */
export async function repairBans(
  db: Queryable,
  identityAdmin: Pick<IdentityAdmin, 'setActive'>,
): Promise<void> {
  const people = await db.query<{ id: string }>(
    `select p.id
       from app.profiles p
       join auth.users u on u.id = p.id
      where p.sessions_from is not null
        and (p.deactivated_at is not null) <> coalesce(u.banned_until > now(), false)`,
  );
  const errors: unknown[] = [];
  for (const { id } of people) {
    await followProfile(db, identityAdmin, id).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}

/**
 * Repairs bans at the start and every hour.
 *
 * @returns stops it, after the repair in progress
 */
export function startBanRepair(
  db: Database,
  identityAdmin: IdentityAdmin,
  log: RepeatLog,
): () => Promise<void> {
  return repeatEvery(REPAIR_EVERY_MS, () => repairBans(db, identityAdmin), {
    log,
    failure: 'the identity provider cannot be told who may sign in',
  });
}
