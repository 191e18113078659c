import assert from 'node:assert/strict';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { CALL_NAMES, calls, type CallName } from '#contract/calls.ts';
import { GATES } from '../gatesTable.ts';
import { FULL } from '../full.ts';
import { goodCalls } from '../goodCalls.ts';
import { tableFingerprints } from '../tableFingerprints.ts';
import type { WholeApp } from '../wholeApp.ts';
import { checkStored } from './stored.ts';

/**
 * Without event streams, whose answers do not end. Of the exports, which share their handler and
 * take a tenth of a second, one stands for all in the gate.
 */
export const ALL = CALL_NAMES.filter(
  (name) =>
    !('events' in calls[name]) &&
    (FULL || name === 'exportTickets' || !calls[name].path.startsWith('/admin/export/')),
);
export const WITH_BODY = ALL.filter((name) => 'body' in calls[name]);

/** A request in its raw form. */
export interface FuzzRequest {
  name: CallName;
  /** Replaces the valid address. */
  url?: string;
  method?: NonNullable<InjectOptions['method']>;
  headers?: Record<string, string | string[]>;
  body?: string;
}

/** Sends invalid requests as an authorised person and checks the answers. */
export async function openFuzzer(whole: WholeApp) {
  const good = await goodCalls(whole);
  const { admin, client } = whole.cast;
  const tokens = {
    admin: await whole.mint.issue(admin),
    client: await whole.mint.issue(client),
  };
  let rows = await tableFingerprints(whole.db);
  let sent = 0;

  return {
    good,
    count: () => sent,

    /** @returns the status */
    async send({ name, body, headers, ...request }: FuzzRequest): Promise<number> {
      sent += 1;
      const call = good(name);
      const payload = body ?? (call.payload && JSON.stringify(call.payload));
      const token = GATES[name][1] === 'ok' ? tokens.client : tokens.admin;
      const what = JSON.stringify({ name, body, headers, ...request }).slice(0, 500);
      const answer: LightMyRequestResponse = await whole.app.inject({
        method: request.method ?? call.method,
        url: request.url ?? call.url,
        headers: {
          authorization: `Bearer ${token}`,
          ...(payload !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(payload !== undefined && { payload }),
      });
      const status = answer.statusCode;
      assert.ok(status < 500, `${status} for ${what}`);
      const isHead = request.method === 'HEAD';
      const earlier = rows;
      rows = await tableFingerprints(whole.db);
      if (status >= 400) {
        if (!isHead) checkRefusal(answer.body, answer.headers['content-type'], what);
        assert.deepEqual(rows, earlier, `${status} changed rows: ${what}`);
      } else if (status === calls[name].success && payload !== undefined && !isHead) {
        const stored = answer.body === '' ? {} : answer.json<object>();
        await checkStored(
          whole.db,
          name,
          JSON.parse(payload.replace(/^\uFEFF/, '')) as object,
          stored,
        );
      }
      return status;
    },
  };
}

/** The body must be `{message}` in Spanish and nothing else. */
function checkRefusal(body: string, contentType: unknown, what: string): void {
  assert.match(String(contentType), /^application\/json/, what);
  const refusal = JSON.parse(body) as Record<string, unknown>;
  assert.deepEqual(Object.keys(refusal), ['message'], what);
  const { message } = refusal;
  assert.ok(typeof message === 'string' && message.length < 1_000, what);
  // Nearly every Spanish sentence matches, and no English sentence about a request does.
  assert.match(
    message,
    /[áéíóúñ]|\b(el|la|los|las|de|un|una|es|ese|que|en|con|para|tu|o)\b/i,
    what,
  );
  assert.doesNotMatch(message, /\b(the|must|expected|received|invalid|required|body|is)\b/i, what);
}
