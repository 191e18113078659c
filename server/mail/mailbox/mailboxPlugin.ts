import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../../db/port.ts';
import { answerNotFound } from '../../plugins/errors.ts';
import { attachment } from '../../plugins/fileNames.ts';
import { localOnly } from '../../plugins/localOnly.ts';
import { listPage, mailPage, SANDBOX } from './mailboxPages.ts';
import { MAILBOX_STYLE } from './mailboxStyle.ts';
import { findFile, findSent, linksIn, listSent } from './sentMail.ts';

const PAGE_POLICY = [
  `default-src 'none'`,
  `style-src 'self'`,
  `img-src 'self'`,
  `frame-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** A mail brings its own styles. It runs no scripts, loads nothing and has no origin. */
const MAIL_POLICY = [
  `sandbox ${SANDBOX}`,
  `default-src 'none'`,
  `style-src 'unsafe-inline'`,
  `form-action 'none'`,
  `frame-ancestors 'self'`,
].join('; ');

/**
 * `/dev/mailbox`: the mails of embedded mode, for browsers on this machine only. As JSON for
 * tests: `/dev/mailbox.json` → `{id, kind, to, subject, sentAt, text, links, files}[]`, newest
 * first.
 */
export function mailboxPlugin(
  app: FastifyInstance,
  { db }: { db: Database },
  done: () => void,
): void {
  app.addHook('onRequest', localOnly);
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': PAGE_POLICY });
    next();
  });

  app.get('/mailbox', async (_request, reply) => sendPage(reply, listPage(await listSent(db))));

  app.get('/mailbox.json', async () =>
    (await listSent(db)).map(({ id, kind, to, subject, sentAt, text, files }) => ({
      id,
      kind,
      to,
      subject,
      sentAt,
      text,
      files,
      links: linksIn(text),
    })),
  );

  app.get('/mailbox.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(MAILBOX_STYLE),
  );

  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    const mail = await findSent(db, request.params.id);
    return mail ? sendPage(reply, mailPage(mail)) : answerNotFound(request, reply);
  });

  app.get<{ Params: { id: string } }>('/mailbox/:id/html', async (request, reply) => {
    const mail = await findSent(db, request.params.id);
    if (!mail) return answerNotFound(request, reply);
    reply.header('content-security-policy', MAIL_POLICY);
    // Links in the mail open outside the frame.
    return sendPage(reply, mail.html.replace('<head>', '<head><base target="_top" />'));
  });

  app.get<{ Params: { id: string; file: string } }>(
    '/mailbox/:id/files/:file',
    async (request, reply) => {
      const { id, file } = request.params;
      const found = await findFile(db, id, file);
      if (!found) return answerNotFound(request, reply);
      return reply
        .header('content-disposition', attachment(found.filename))
        .type(found.contentType)
        .send(found.content);
    },
  );
  done();
}

function sendPage(reply: FastifyReply, markup: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(markup);
}
