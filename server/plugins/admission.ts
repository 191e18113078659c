import type { FastifyRequest } from 'fastify';
import { Id } from '#contract/shared.ts';
import type { Claims, Database, Queryable } from '../db/port.ts';
import { Refusal } from './errors.ts';

/**
 * What is asked before a body with files is read, so that nobody uploads what would be refused.
 * `prepare` and `write` ask again, because the answers may change while the body arrives.
 */
export interface Admission {
  /** Refuses if the path's object does not exist, or is not visible to the caller; left out where the path has none. */
  find?: (tx: Queryable, id: string) => Promise<void>;
  /** Refuses if a limit is used up; `bytes` is the declared length of a form, 0 for JSON. */
  limit: (person: Claims, bytes: number) => Promise<void>;
}

/**
 * @param caller.enter binds the transaction to the caller, or refuses
 * @throws Refusal as its steps do, 400 for a path without a valid id
 */
export async function admit(
  { find, limit }: Admission,
  db: Database,
  caller: {
    request: FastifyRequest;
    claims: Claims;
    enter: (tx: Queryable) => Promise<void>;
  },
): Promise<void> {
  const { params, headers } = caller.request;
  if (find === undefined) await caller.enter(db);
  else {
    await db.transaction(async (tx) => {
      await caller.enter(tx);
      const id = Id.safeParse((params as { id?: string }).id);
      if (!id.success) throw new Refusal(400, id.error.issues[0]?.message ?? '');
      await find(tx, id.data);
    });
  }
  const hasFiles = headers['content-type']?.toLowerCase().startsWith('multipart/') === true;
  await limit(caller.claims, hasFiles ? Number(headers['content-length'] ?? 0) : 0);
}
