import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { IdentityContext } from '../identityContext.ts';
import { findUserById, type UserRow } from '../users.ts';
import { deleteUser, listUsers } from '../userDirectory.ts';
import { createUser, editUser } from './adminUsers.ts';
import { invite } from './invite.ts';
import { readAuthBody } from './authBody.ts';
import { AuthError } from './authError.ts';
import { queryValue } from './queryValue.ts';
import { requireServiceKey } from './requireServiceKey.ts';
import { userBody } from './userBody.ts';

const PER_PAGE = 50;
const MOST_PER_PAGE = 1000;

const DeleteBody = z.object({ should_soft_delete: z.nullish(z.boolean()) });

interface OneUser {
  Params: { id: string };
}

/** Administration of accounts by service key (`requireServiceKey`). */
export function adminRoutes(app: FastifyInstance, context: IdentityContext): void {
  const { db } = context;
  const preHandler = (request: Parameters<typeof requireServiceKey>[1]) =>
    requireServiceKey(context, request);

  app.post('/admin/users', { preHandler }, async ({ body }) =>
    userBody(await createUser(context, body)),
  );

  app.post('/invite', { preHandler }, async (request) => invite(context, request));

  app.get('/admin/users', { preHandler }, async (request, reply) => {
    const page = readCount(queryValue(request, 'page'), 1);
    const size = Math.min(readCount(queryValue(request, 'per_page'), PER_PAGE), MOST_PER_PAGE);
    const { users, total } = await listUsers(db, { page, size });
    const last = Math.max(1, Math.ceil(total / size));
    reply.header('x-total-count', total).header('link', links(page, size, last));
    return { users: users.map(userBody), aud: 'authenticated' };
  });

  app.get<OneUser>('/admin/users/:id', { preHandler }, async ({ params }) =>
    userBody(await requireUser(context, params.id)),
  );

  app.put<OneUser>('/admin/users/:id', { preHandler }, async ({ params, body }) =>
    userBody(await editUser(context, await requireUser(context, params.id), body)),
  );

  app.delete<OneUser>('/admin/users/:id', { preHandler }, async ({ params, body }) => {
    requireRemoval(body);
    const { id } = await requireUser(context, params.id);
    if (await deleteUser(db, id)) return {};
    throw new AuthError(409, 'conflict', 'La cuenta tiene proyectos y no se puede eliminar.');
  });
}

/** Soft deletion is not supported; supabase-js always sends the option. */
function requireRemoval(rawBody: unknown): void {
  const { should_soft_delete: soft } = readAuthBody(DeleteBody, rawBody ?? {});
  if (soft) throw new AuthError(400, 'validation_failed', 'should_soft_delete no se admite aquí.');
}

/** @throws AuthError 404 validation_failed (not a uuid), user_not_found */
async function requireUser({ db }: IdentityContext, id: string): Promise<UserRow> {
  if (!z.guid().safeParse(id).success) {
    throw new AuthError(404, 'validation_failed', 'El id de la cuenta debe ser un UUID.');
  }
  const user = await findUserById(db, id);
  if (!user) throw new AuthError(404, 'user_not_found', 'Esa cuenta no existe.');
  return user;
}

/** A positive integer; supabase-js sends an empty text for none. */
function readCount(text: string, absent: number): number {
  if (text === '') return absent;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new AuthError(400, 'validation_failed', 'page y per_page son números desde 1.');
}

/** Pagination links (RFC 8288) in the form that supabase-js parses. */
function links(page: number, size: number, last: number): string {
  const link = (to: number, rel: string) =>
    `</admin/users?page=${to}&per_page=${size}>; rel="${rel}"`;
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ');
}
