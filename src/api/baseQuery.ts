import type { Dispatch } from '@reduxjs/toolkit';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { pathFor } from '#contract/routes.ts';
import type { Route } from '#contract/routes.ts';
import { limaDay, longDay } from '#src/lib/calendar.ts';
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
  /** What follows the path: which page of a list. */
  query?: Record<string, string>;
  /** Open to everybody: a token is sent when there is one, and its refusal ends no session (API-7). */
  isPublic?: boolean;
  /** The answer is a file: its object URL is the data. */
  asFile?: boolean;
  /** A POST that makes nothing: its body is a question. */
  asks?: boolean;
  /** A POST to one object that makes something: it carries a key as one to a collection does. */
  creates?: boolean;
  /** Sent in place of `body`, which then says what is in it, for the key. */
  form?: FormData;
  /** Sends it in place of `fetch`. */
  sender?: typeof fetch;
  /** Sent while the page goes: the browser sees it through. */
  leaving?: boolean | undefined;
}

/** What became of a token that the API refused. */
export type Renewal =
  | { readonly outcome: 'renewed'; readonly session: SessionRef }
  /** The session is over, or another person's by now. */
  | { readonly outcome: 'refused' }
  /** The provider did not answer: nothing is known about the session. */
  | { readonly outcome: 'unreachable' };

/** The session as the transport needs it; the layer above puts it into the store's extra argument. */
export interface SessionAccess {
  current(): SessionRef | null;
  /** Another token for the same person. Ten calls that fail together make one refresh. */
  renew(failed: SessionRef): Promise<Renewal>;
  /** The API refuses this session for good. */
  end(failed: SessionRef | null, dispatch: Dispatch): void;
}

export interface ApiExtra {
  session: SessionAccess;
}

type Answer = { data: unknown; error?: never } | { error: ApiError; data?: never };

/**
 * Sends a call. One that creates carries a key, which is the same one until the call is answered: a
 * 422 is an answer too, it says that the key went with something else (API-8).
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, api) => {
  const { session } = api.extra as ApiExtra;
  const used = session.current();
  const key = creatingKey(request, used);
  const answer = await sendSignedIn({ ...request, key }, used, api);
  if (answer.error === undefined || answer.error.status === 422) key?.retire();
  return answer;
};

/** A POST to a collection creates; the one to a project's `/assign` may be repeated as it is. */
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
 * Sends a call with the stored token. After a 401 the token is renewed at most once and the call
 * repeated once, else the session ends (API-6); no other failure is repeated, and there is no
 * time limit (API-9).
 */
async function sendSignedIn(
  request: KeyedRequest,
  used: SessionRef | null,
  api: BaseQueryApi,
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
  const { route, query, key, leaving, asFile = false, sender = fetch } = request;
  const body = request.form ?? (request.body && JSON.stringify(request.body));
  const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
  const address = settings.apiBaseUrl + pathOf(request) + search;
  try {
    const response = await sender(address, {
      method: route.method,
      // A form names its own type.
      headers: headersFor(session, typeof body === 'string', key),
      signal,
      ...(leaving === true ? { keepalive: true } : {}),
      ...(body === undefined ? {} : { body }),
    });
    if (asFile && response.ok) return { data: URL.createObjectURL(await response.blob()) };
    return await read(response);
  } catch {
    return { error: apiError('NETWORK') };
  }
}

function headersFor(
  session: SessionRef | null,
  hasJson: boolean,
  key: CallKey | null,
): HeadersInit {
  return {
    accept: 'application/json',
    ...(hasJson ? { 'content-type': 'application/json' } : {}),
    ...(key === null ? {} : { 'idempotency-key': key.value }),
    ...(session === null ? {} : { authorization: `Bearer ${session.accessToken}` }),
  };
}

/** An empty answer is an empty result (API-2); a good status with a body nobody can read is a failure. */
async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const body = parse(text);
  const failedRequest = nameOf(response);
  const serverMessage = messageIn(body);
  if (!response.ok) {
    const more = {
      ...(serverMessage && { serverMessage }),
      ...(failedRequest && { failedRequest }),
    };
    return { error: apiError(response.status, more) };
  }
  if (text === '') return { data: {} };
  if (body !== undefined) return { data: body };
  return { error: apiError(response.status, failedRequest && { failedRequest }) };
}

/** Under which id the server's log has a request, and when it was answered; not every server says. */
function nameOf({ headers }: Response): FailedRequest | undefined {
  const id = headers.get('x-request-id');
  if (id === null) return undefined;
  const now = limaDay(new Date());
  return { id, at: `${longDay(now)}, ${now.toISOString().slice(11, 19)}` };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
