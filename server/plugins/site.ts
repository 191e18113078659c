import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import {
  ALL_CALLS,
  EXAMPLE_ORIGIN,
  UNKNOWN_CALLS,
  UNKNOWN_RECIPIENTS,
  writeRecipients,
  type Recipients,
} from '#contract/siteFacts.ts';
import { answerNotFound, sendError } from './errors.ts';
import { readSiteFiles, type SiteFile } from './siteFiles.ts';

/** The built client: its files, and its page, whose inline parts the policy needs. */
export interface Site {
  files: Map<string, SiteFile>;
  html: string;
}

/** What the server fills into the page (docs/adr/0026-page-says-what-the-server-does.md). */
export interface SiteFacts {
  /** Public address of the site. */
  siteUrl: string;
  recipients: Recipients;
}

/** @returns `null` if the client is not built: the server then serves only the API */
export async function readSite(dir: string, facts: SiteFacts): Promise<Site | null> {
  // URL-encoded, so it cannot close an attribute or a string.
  const { origin } = new URL(facts.siteUrl);
  const recipients = writeRecipients(facts.recipients);
  const fill = (text: string) =>
    text
      .replaceAll(EXAMPLE_ORIGIN, origin)
      .replaceAll(UNKNOWN_RECIPIENTS, recipients)
      .replaceAll(UNKNOWN_CALLS, ALL_CALLS);
  const files = await readSiteFiles(dir, fill).catch(() => null);
  const page = files?.get('/index.html');
  return files && page ? { files, html: page.plain.content.toString() } : null;
}

/** Names with a content hash, as webpack writes them: `main.012345.js`. */
const HASHED_NAME = /\.[0-9a-f]{6}\.[0-9a-z]+$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Service addresses, which never show a page. */
const SERVICE = /^\/(api|auth\/v1|rest\/v1)(\/|$)/;

/**
 * Serves the built client, compressed if the browser accepts it. Pages are hash routes, so any
 * other address redirects to its hash; the query is dropped, since it may carry personal data. A
 * hashed name of another build is a 404: a request for a script must not get a page.
 */
export const sitePlugin = fp(
  (app: FastifyInstance, { files }: Site, done) => {
    for (const [address, file] of files) {
      const age = HASHED_NAME.test(address) ? IMMUTABLE : 'no-cache';
      for (const url of addressesOf(address)) {
        app.get(url, (request, reply) => sendFile(file, age, request, reply));
      }
    }
    app.setNotFoundHandler((request, reply) => {
      const pathname = pathOf(request);
      if (!isPage(request) || HASHED_NAME.test(pathname)) return answerNotFound(request, reply);
      return reply.redirect(`/#${pathname}`, 302);
    });
    done();
  },
  { name: 'site', dependencies: ['errors'] },
);

/** Documents have addresses without the file's ending (src/lib/documents.ts). */
function addressesOf(file: string): string[] {
  if (file === '/index.html') return ['/', file];
  return file.endsWith('.html') ? [file.slice(0, -'.html'.length)] : [file];
}

/**
 * Fastify's `frameworkErrors` when there is a site: an address that cannot be decoded (`/%`)
 * redirects home.
 */
export function answerUnreadable(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const leadsHome = error.code === 'FST_ERR_BAD_URL' && isPage(request);
  if (!leadsHome || SERVICE.test(pathOf(request))) return sendError(error, request, reply);
  return reply.redirect('/', 302);
}

function sendFile(file: SiteFile, age: string, request: FastifyRequest, reply: FastifyReply) {
  const coding = (['br', 'gzip'] as const).find((name) => file[name] && accepts(request, name));
  const body = (coding && file[coding]) ?? file.plain;
  reply.headers({ 'cache-control': age, etag: body.etag, vary: 'Accept-Encoding' });
  if (request.headers['if-none-match']?.includes(body.etag)) return reply.code(304).send();
  if (coding) reply.header('content-encoding', coding);
  return reply.type(file.type).send(body.content);
}

/** Whether Accept-Encoding lists the coding without refusing it by `q=0` (RFC 9110, 12.5.3). */
function accepts(request: FastifyRequest, coding: string): boolean {
  const header = request.headers['accept-encoding'] ?? '';
  return header
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [name, weight = ''] = part.split(';').map((text) => text.trim());
      return name === coding && !/^q=0(\.0*)?$/.test(weight);
    });
}

function isPage({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '/';
}
