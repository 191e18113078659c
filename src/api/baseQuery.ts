import type { Dispatch } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { limaClock } from '#contract/limaTime.ts';
import { pathFor } from '#contract/routes.ts';
import type { Route } from '#contract/routes.ts';
import { longDay } from '#src/lib/calendar.ts';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { settings } from '#src/lib/settings.ts';
import type { SessionRef } from '#src/lib/storedSession.ts';
import { apiError, messageIn } from './apiError.ts';
import type { ApiError } from './apiError.ts';
import { callKey } from './idempotencyKey.ts';
import type { CallKey } from './idempotencyKey.ts';

export interface ApiRequest {
  route: Route;
  /** Fills the path's `:id`. */
  id?: string;
  body?: object;
  /** Query parameters. */
  query?: Record<string, string>;
  /** Open to visitors: a stored token is sent, but a 401 does not end the session (API-7). */
  isPublic?: boolean;
  /** The response is an export; the query's data is its object URL. */
  asObjectUrl?: boolean;
  /** The response is a stream of server-sent events; the query's data is its body. */
  asStream?: boolean;
  /** A POST that creates nothing, such as a lookup. */
  asks?: boolean;
  /** A POST to one object that creates something and therefore needs an idempotency key. */
  creates?: boolean;
  /** Sent instead of `body`, which then only identifies it for the idempotency key. */
  form?: FormData;
  /** Sends the request instead of `fetch`. */
  sender?: typeof fetch;
  /** Sent while the page is being closed, with `keepalive`. */
  leaving?: boolean | undefined;
}

/** The outcome of renewing a token that the API rejected. */
export type Renewal =
  | { readonly outcome: 'renewed'; readonly session: SessionRef }
  /** The session has ended, or another person has signed in. */
  | { readonly outcome: 'refused' }
  /** The identity provider did not answer; the session may still be valid. */
  | { readonly outcome: 'unreachable' };

/** The transport's access to the session; `src/session` provides it through the store's extra argument. */
export interface SessionAccess {
  current(): SessionRef | null;
  /** Gets a new token for the same person. Calls that fail together share one refresh. */
  renew(failed: SessionRef): Promise<Renewal>;
  /** Ends a session that the API rejects even after a renewal. */
  end(failed: SessionRef | null, dispatch: Dispatch): void;
}

interface ApiExtra {
  session: SessionAccess;
}

type Answer = { data: unknown; error?: never } | { error: ApiError; data?: never };

/** The parts of the store that a call needs. */
type CallApi = Pick<BaseQueryApi, 'dispatch' | 'extra' | 'signal'>;

/**
 * Sends a call. Creating calls carry an idempotency key, which is reused until the server answers. A 422 counts as an
 * answer: it may mean that the key was used with another body (API-8).
 */
export async function sendCall(request: ApiRequest, api: CallApi): Promise<Answer> {
  const { session } = api.extra as ApiExtra;
  const used = session.current();
  const key = creatingKey(request, used);
  const answer = await sendSignedIn({ ...request, key }, used, api);
  if (answer.error === undefined || answer.error.status === 422) key?.retire();
  return answer;
}

/** POSTs to a collection create and need a key; the POST to a project's `/assign` is idempotent. */
function creatingKey(request: ApiRequest, session: SessionRef | null): CallKey | null {
  const { route, id, body, asks, creates = id === undefined } = request;
  if (route.method !== 'POST' || !creates || body === undefined || asks) return null;
  return callKey({ path: pathOf(request), userId: session?.userId ?? null, body });
}

function pathOf({ route, id }: ApiRequest): string {
  return id === undefined ? route.path : pathFor(route, id);
}

type KeyedRequest = ApiRequest & { key: CallKey | null };

/**
 * Sends a call with the stored token. After a 401 it renews the token and repeats the call, once; if that fails the
 * session ends (API-6). Other failures are not retried, and there is no timeout (API-9).
 */
async function sendSignedIn(
  request: KeyedRequest,
  used: SessionRef | null,
  api: CallApi,
): Promise<Answer> {
  const { session } = api.extra as ApiExtra;
  const answer = await send(request, used, api.signal);
  if (answer.error?.status !== 401 || request.isPublic === true) return answer;

  const renewal: Renewal = used === null ? { outcome: 'refused' } : await session.renew(used);
  if (renewal.outcome === 'unreachable') return answer;
  if (renewal.outcome === 'refused') {
    session.end(used, api.dispatch);
    return answer;
  }
  const second = await send(request, renewal.session, api.signal);
  if (second.error?.status === 401) session.end(renewal.session, api.dispatch);
  return second;
}

async function send(
  request: KeyedRequest,
  session: SessionRef | null,
  signal: AbortSignal,
): Promise<Answer> {
  const {
    route,
    query,
    key,
    leaving,
    asObjectUrl = false,
    asStream = false,
    sender = fetch,
  } = request;
  const body = request.form ?? (request.body && JSON.stringify(request.body));
  const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
  const address = settings.apiBaseUrl + pathOf(request) + search;
  try {
    const response = await sender(address, {
      method: route.method,
      headers: {
        accept: asStream ? EVENT_STREAM : 'application/json',
        // The browser sets the content type of a form.
        ...headersFor(session, typeof body === 'string', key),
      },
      signal,
      ...(leaving === true ? { keepalive: true } : {}),
      ...(body === undefined ? {} : { body }),
    });
    if (asStream && isEventStream(response)) return { data: response.body };
    if (asObjectUrl && response.ok) return { data: URL.createObjectURL(await response.blob()) };
    return await read(response);
  } catch {
    return { error: apiError('NETWORK') };
  }
}

function headersFor(
  session: SessionRef | null,
  hasJson: boolean,
  key: CallKey | null,
): Record<string, string> {
  return {
    ...(hasJson ? { 'content-type': 'application/json' } : {}),
    ...(key === null ? {} : { 'idempotency-key': key.value }),
    ...(session === null ? {} : { authorization: `Bearer ${session.accessToken}` }),
  };
}

const EVENT_STREAM = 'text/event-stream';

/** Whether the response really is an event stream: a captive portal would answer with a page. */
function isEventStream({ ok, headers }: Response): boolean {
  return ok && headers.get('content-type')?.startsWith(EVENT_STREAM) === true;
}

/** Reads a response. An empty body is an empty result (API-2); invalid JSON is an error even with status 200. */
async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const body = parse(text);
  const failedRequest = nameOf(response);
  const serverMessage = messageIn(body);
  if (!response.ok) {
    const more = {
      ...(serverMessage && { serverMessage }),
      ...(failedRequest && { failedRequest }),
      ...nowIn(body),
    };
    return { error: apiError(response.status, more) };
  }
  if (text === '') return { data: {} };
  if (body !== undefined) return { data: body };
  return { error: apiError(response.status, failedRequest && { failedRequest }) };
}

/** A held save's answer says what contested fields are by now. */
function nowIn(body: unknown): Pick<ApiError, 'now'> | undefined {
  if (typeof body !== 'object' || body === null || !('now' in body)) return undefined;
  const { now } = body;
  return typeof now === 'object' && now !== null ? { now: { ...now } } : undefined;
}

/** The request's id in the server's log and the time of the response; undefined if the server sends no id. */
function nameOf({ headers }: Response): FailedRequest | undefined {
  const id = headers.get('x-request-id');
  if (id === null) return undefined;
  const now = limaClock(new Date());
  return { id, at: `${longDay(now)}, ${now.toISOString().slice(11, 19)}` };
}

/** A null in a list, or a text that looks like one. */
const NULL_IN_LIST = /[[,]\s*null\b/;

/** Nulls in lists are left out (API-4). A reviver is slow, so it runs only where there may be one. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text, NULL_IN_LIST.test(text) ? withoutNulls : undefined);
  } catch {
    return undefined;
  }
}

function withoutNulls(_key: string, value: unknown): unknown {
  return Array.isArray(value) ? value.filter((entry) => entry !== null) : value;
}
