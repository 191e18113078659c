import { createClient } from '@supabase/supabase-js';
import type { Database, Queryable } from '../server/db/port.ts';
import type { Settings } from '../server/settings.ts';

const PER_PAGE = 1000;

const INSUFFICIENT_PRIVILEGE = '42501';
/** SQLSTATEs of a missing schema and a missing table. */
const NOT_MIGRATED = ['3F000', '42P01'];

/**
 * Makes the account of the address an admin: what `npm run admin:grant` does.
 *
 * @param email in lower case, as accounts store it
 * @returns the line that says what changed
 * @throws Error with a Spanish line
 */
export async function grantByAddress(
  db: Database,
  settings: Settings,
  email: string,
): Promise<string> {
  const account = await findAccount(db, settings, email);
  if (!account) throw new Error(`Nadie tiene una cuenta con el correo ${email}.`);
  // Anybody can sign up with any address; only a confirmed one is known to be theirs.
  if (!account.confirmed) throw new Error(`${email} todavía no confirmó su correo.`);
  const changed = await grantAdmin(db, { id: account.id, email });
  return changed ? `Listo: ${email} ahora es admin.` : `${email} ya es admin.`;
}

/** An account, and whether its address is confirmed. */
export interface FoundAccount {
  id: string;
  confirmed: boolean;
}

/**
 * Finds the account with the address. In a hosted project the role of DATABASE_URL may be unable
 * to read `auth.users`; then it uses the project's admin API.
 *
 * @param email in lower case, as accounts store it
 * @throws Error with a Spanish line
 */
export async function findAccount(
  db: Queryable,
  settings: Settings,
  email: string,
): Promise<FoundAccount | undefined> {
  try {
    const [user] = await db.query<FoundAccount>(
      'select id, email_confirmed_at is not null as confirmed from auth.users where email = $1',
      [email],
    );
    return user;
  } catch (error) {
    const barred = codeOf(error) === INSUFFICIENT_PRIVILEGE;
    if (barred && settings.mode === 'hosted') return askProject(settings, email);
    throw explain(error);
  }
}

/**
 * Gives the account the role admin. An account from before the migrations gets its missing
 * profile.
 *
 * @returns false if it was an admin already
 * @throws Error with a Spanish line
 */
export async function grantAdmin(
  db: Database,
  { id, email }: { id: string; email: string },
): Promise<boolean> {
  try {
    const changed = await db.query(
      `insert into app.profiles as p (id, full_name, role_id)
       select $1, split_part($2, '@', 1), r.id from app.roles r where r.name = 'admin'
       on conflict (id) do update set role_id = excluded.role_id
        where p.role_id is distinct from excluded.role_id
       returning p.id`,
      [id, email],
    );
    return changed.length > 0;
  } catch (error) {
    throw explain(error);
  }
}

type HostedSettings = Extract<Settings, { mode: 'hosted' }>;

async function askProject(
  { supabaseUrl, serviceRoleKey }: HostedSettings,
  email: string,
): Promise<FoundAccount | undefined> {
  const { auth } = createClient(supabaseUrl, serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  for (let page = 1; ; page += 1) {
    const { data, error } = await auth.admin.listUsers({ page, perPage: PER_PAGE });
    if (error) {
      throw new Error(
        `SUPABASE_URL no muestra sus cuentas (${error.message}). Revisa SUPABASE_SERVICE_ROLE_KEY.`,
      );
    }
    const user = data.users.find((each) => each.email?.toLowerCase() === email);
    if (user) return { id: user.id, confirmed: Boolean(user.email_confirmed_at) };
    if (data.users.length < PER_PAGE) return undefined;
  }
}

function explain(error: unknown): unknown {
  return NOT_MIGRATED.includes(codeOf(error))
    ? new Error('La base de datos no está al día. Inicia el servidor una vez.')
    : error;
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code);
}
