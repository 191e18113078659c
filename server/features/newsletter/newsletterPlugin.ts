import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/port.ts';
import { DatabaseUnavailable } from '../../db/unavailable.ts';
import { hashSecret } from '../../identity/secrets.ts';
import { RETRY_AFTER } from '../../plugins/errors.ts';
import { readForms } from '../../plugins/formBodies.ts';
import type { NewsletterLinks } from './newsletterLinks.ts';
import * as pages from './newsletterPages.ts';
import { NEWSLETTER_STYLE } from './newsletterStyle.ts';
import { confirm } from './subscribe.ts';
import { endSubscription, linkState, unsubscribeState } from './subscriptionsRepository.ts';

interface NewsletterOptions {
  db: Database;
  links: NewsletterLinks;
  wakeMailer: () => void;
}

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': [
    `default-src 'none'`,
    `style-src 'self'`,
    `font-src 'self'`,
    `img-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; '),
  // The address contains a secret.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

interface LinkRequest {
  Querystring: { token?: unknown };
  Body?: URLSearchParams;
}

/**
 * `/newsletter/`: the pages that links in the mails open. GET asks and changes nothing, since
 * mail scanners open links too. POST acts, for the page's button and for mail programs (RFC
 * 8058).
 */
export function newsletterPlugin(
  app: FastifyInstance,
  { db, links, wakeMailer }: NewsletterOptions,
  done: () => void,
): void {
  readForms(app);
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(HEADERS);
    next();
  });
  app.setErrorHandler(answerError);

  app.get('/style.css', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/css; charset=utf-8')
      .send(NEWSLETTER_STYLE),
  );

  app.get<LinkRequest>('/confirm', async (request, reply) => {
    const token = tokenOf(request);
    const state = await linkState(db, hashSecret(token), new Date());
    return state === 'waiting'
      ? sendPage(reply, 200, pages.askToConfirm(token))
      : sendConfirmed(reply, state === 'confirmed');
  });

  app.post<LinkRequest>('/confirm', async (request, reply) => {
    const token = tokenOf(request);
    await db.transaction((tx) => confirm(tx, token, links));
    wakeMailer();
    const state = await linkState(db, hashSecret(token), new Date());
    return sendConfirmed(reply, state === 'confirmed');
  });

  app.get<LinkRequest>('/unsubscribe', async (request, reply) => {
    const token = tokenOf(request);
    const state = await unsubscribeState(db, token);
    return state === 'subscribed'
      ? sendPage(reply, 200, pages.askToUnsubscribe(token))
      : sendUnsubscribed(reply, state === 'out');
  });

  app.post<LinkRequest>('/unsubscribe', async (request, reply) => {
    const token = tokenOf(request);
    await endSubscription(db, token, new Date());
    return sendUnsubscribed(reply, (await unsubscribeState(db, token)) === 'out');
  });
  done();
}

/** From the form's field, or else the address. An empty token matches no row. */
function tokenOf({ body, query }: FastifyRequest<LinkRequest>): string {
  const given = body?.get('token') ?? query.token;
  return typeof given === 'string' && /^[\w-]{43}$/.test(given) ? given : '';
}

function sendConfirmed(reply: FastifyReply, confirmed: boolean) {
  return confirmed ? sendPage(reply, 200, pages.CONFIRMED) : sendPage(reply, 410, pages.OVER);
}

function sendUnsubscribed(reply: FastifyReply, out: boolean) {
  return out ? sendPage(reply, 200, pages.UNSUBSCRIBED) : sendPage(reply, 404, pages.UNKNOWN);
}

function sendPage(reply: FastifyReply, status: number, markup: string) {
  return reply.code(status).type('text/html; charset=utf-8').send(markup);
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const away = error instanceof DatabaseUnavailable;
  const status = away ? 503 : (error.statusCode ?? 500);
  const ours = status < 400 || status > 499;
  if (ours) request.log.error({ err: error }, 'server error');
  if (away) reply.header('retry-after', RETRY_AFTER);
  return sendPage(reply, ours && !away ? 500 : status, pages.FAILED);
}
