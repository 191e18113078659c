import { RestError } from './restError.ts';
import type { RestCaller } from './restCaller.ts';

const ROLE_RPC = 'get_role_for_user';
const ARGUMENT = 'p_user_id';

/**
 * `POST /rpc/get_role_for_user {p_user_id}`: the name of one's own role; null for any other id.
 *
 * @param name the function in the address; only one is exposed
 * @throws RestError 404 PGRST202; 400 PGRST102, 22P02 (bad uuid)
 */
export async function callRpc(
  caller: RestCaller,
  name: string,
  body: unknown,
): Promise<string | null> {
  const args = readArguments(body);
  const names = Object.keys(args);
  if (name !== ROLE_RPC || names.length !== 1 || !(ARGUMENT in args)) {
    throw noSuchFunction(name, names);
  }
  const [row] = await caller.run((tx) =>
    tx.query<{ role: string | null }>('select public.get_role_for_user($1::text::uuid) as role', [
      readUuid(args[ARGUMENT]),
    ]),
  );
  return row?.role ?? null;
}

function readArguments(body: unknown = {}): Record<string, unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  throw new RestError(400, 'PGRST102', 'Empty or invalid json');
}

/** Postgres validates texts. Any other value except null is not a uuid. */
function readUuid(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  throw new RestError(400, '22P02', 'invalid input syntax for type uuid');
}

function noSuchFunction(name: string, names: string[]): RestError {
  const list = names.length ? `(${names.join(', ')})` : ' without parameters';
  const searched = names.length
    ? `with parameter${names.length > 1 ? 's' : ''} ${names.join(', ')} or with a single unnamed json/jsonb parameter`
    : 'without parameters';
  return new RestError(
    404,
    'PGRST202',
    `Could not find the function public.${name}${list} in the schema cache`,
    {
      details: `Searched for the function public.${name} ${searched}, but no matches were found in the schema cache.`,
    },
  );
}
