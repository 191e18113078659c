import { createHmac, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { Id } from '#contract/shared.ts';
import type { FileLink } from '#contract/tickets.ts';
import { becomeApi, enter } from '../db/rights.ts';
import type { Database, Queryable } from '../db/port.ts';
import { Refusal } from '../plugins/errors.ts';
import { attachment } from '../plugins/fileNames.ts';
import type { Upload } from '../plugins/uploadedFile.ts';

/** As `app.file_parts` takes them, in bytes. */
const PART = 64 * 1024;

/** How long a link is good, in seconds. */
const LINK_SECONDS = 5 * 60;

const FULL =
  'Ya no queda espacio para archivos. Envía tu mensaje sin ellos y avísanos, para que lo ampliemos.';
const NO_FILE = 'Ese archivo no existe.';
const OLD_LINK =
  'El enlace venció o no es válido. Vuelve a la página y descarga el archivo de nuevo.';

/** What files belong to, by its column in `app.files`. */
type Owner =
  | { ticket_id: string }
  | { message_id: string }
  | { update_id: string }
  | { delivery_id: string }
  | { entry_id: string };

/**
 * Keeps the files of a ticket, a message, an update, a delivery or a reply to a contact message.
 *
 * @param tx is bound to who wrote it
 * @returns what `keepContents` needs: their content is nobody's to write but the API's
 */
export async function keepFiles(
  tx: Queryable,
  owner: Owner,
  files: readonly Upload[],
): Promise<string[]> {
  const ids: string[] = [];
  const [[column, ownerId] = []] = Object.entries(owner);
  for (const [position, { name, type, content }] of files.entries()) {
    const [row] = await tx.query<{ id: string }>(
      `insert into app.files (${column}, position, name, type, size)
       values ($1, $2, $3, $4, $5) returning id`,
      [ownerId, position, name, type, content.length],
    );
    if (!row) throw new Error('the file was not kept');
    ids.push(row.id);
  }
  return ids;
}

/**
 * Keeps the contents of files, with the API's own rights.
 *
 * @param ids as `keepFiles` returned them
 * @param maxBytes what all files together may weigh
 * @throws Refusal 413 if they would weigh more
 */
export async function keepContents(
  tx: Queryable,
  ids: readonly string[],
  files: readonly Upload[],
  maxBytes: number,
): Promise<void> {
  await becomeApi(tx);
  if (files.length > 0) await requireRoom(tx, maxBytes);
  for (const [index, { content }] of files.entries()) {
    for (let position = 0; position * PART < content.length; position += 1) {
      await tx.query(
        'insert into app.file_parts (file_id, position, content) values ($1, $2, $3)',
        [ids[index], position, content.subarray(position * PART, (position + 1) * PART)],
      );
    }
  }
}

/** The sum includes the rows of this transaction. */
async function requireRoom(tx: Queryable, maxBytes: number): Promise<void> {
  const [all] = await tx.query<{ fits: boolean }>(
    'select sum(size) <= $1::bigint as fits from app.files',
    [maxBytes],
  );
  if (!all?.fits) throw new Refusal(413, FULL);
}

/**
 * A link that needs no token, for a while: browsers load pictures and save files without one. It ends
 * with the session that asked for it, and with its person's right to see the file.
 *
 * @throws Refusal 404 for a file of what one may not see
 */
export async function linkTo(
  tx: Queryable,
  id: string,
  session: string,
  now: Date,
): Promise<FileLink> {
  const seen = await tx.query('select id from app.files where id = $1', [id]);
  if (seen.length === 0) throw new Refusal(404, NO_FILE);
  await becomeApi(tx);
  const [file] = await tx.query<{ link_key: string }>(
    'select link_key from app.files where id = $1',
    [id],
  );
  if (!file) throw new Refusal(404, NO_FILE);
  const until = Math.floor(now.getTime() / 1000) + LINK_SECONDS;
  const signature = signed(file.link_key, { id, until, session });
  return {
    url: `/api/data/files/${id}?until=${until}&session=${session}&signature=${signature}`,
  };
}

function signed(
  key: string,
  { id, until, session }: { id: string; until: number; session: string },
): string {
  return createHmac('sha256', key)
    .update(`${id.toLowerCase()} ${until} ${session.toLowerCase()}`)
    .digest('base64url');
}

const LinkQuery = z.object({
  until: z.coerce.number(OLD_LINK).check(z.int(OLD_LINK)),
  session: z.string(OLD_LINK).check(z.guid(OLD_LINK)),
  signature: z.string(OLD_LINK).check(z.regex(/^[\w-]{43}$/, OLD_LINK)),
});

/** Serves what the links lead to. */
export function fileDownloads(
  api: FastifyInstance,
  { db, now }: { db: Database; now: () => Date },
): void {
  api.get<{ Params: { id: string }; Querystring: z.output<typeof LinkQuery> }>(
    '/data/files/:id',
    { schema: { params: z.object({ id: Id }), querystring: LinkQuery } },
    async ({ params: { id }, query }, reply) => {
      const { until, session, signature } = query;
      const [link] = await db.query<{ link_key: string; user_id: string }>(
        `select f.link_key, s.user_id from app.files f, app.live_sessions s
          where f.id = $1 and s.id = $2`,
        [id, session],
      );
      const isGood =
        link !== undefined &&
        timingSafeEqual(
          Buffer.from(signed(link.link_key, { id, until, session })),
          Buffer.from(signature),
        ) &&
        now().getTime() / 1000 <= until;
      const file = isGood ? await seenFile(db, id, { userId: link.user_id, session }) : undefined;
      if (!file) throw new Refusal(404, OLD_LINK);
      return reply
        .headers({
          'content-type': file.type,
          'content-length': file.size,
          // A thumbnail is not sent anew for each time its row shows.
          'cache-control': `private, max-age=${Math.max(0, Math.floor(until - now().getTime() / 1000))}`,
          'content-disposition': attachment(file.name),
          // Nothing in it runs, however it is opened.
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(Readable.from(partsOf(db, id), { objectMode: false }));
    },
  );
}

/** A file, if its link's person may see it now: their role may have changed since they asked for the link. */
async function seenFile(
  db: Database,
  id: string,
  { userId, session }: { userId: string; session: string },
) {
  return db.transaction(async (tx) => {
    const claims = { sub: userId, role: 'authenticated' as const, session_id: session };
    if ((await enter(tx, claims)) === null) return undefined;
    const [file] = await tx.query<{ name: string; type: string; size: number }>(
      'select name, type, size from app.files where id = $1',
      [id],
    );
    return file;
  });
}

/** One part at a time: neither a connection nor memory waits for a slow reader. */
async function* partsOf(db: Queryable, id: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const [part] = await db.query<{ content: Buffer }>(
      'select content from app.file_parts where file_id = $1 and position = $2',
      [id, position],
    );
    if (!part) return;
    yield part.content;
  }
}
