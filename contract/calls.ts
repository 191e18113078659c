import { complaintCalls } from './complaintCalls.ts';
import { contactMessageCalls } from './contactMessageCalls.ts';
import { endpoints } from './endpoints.ts';
import { ideaCalls } from './ideaCalls.ts';
import { listCalls } from './listCalls.ts';
import { noticeCalls } from './noticeCalls.ts';
import { peopleCalls } from './peopleCalls.ts';
import { projectCalls } from './projectCalls.ts';
import { searchCalls } from './searchCalls.ts';
import { ticketCalls } from './ticketCalls.ts';

/**
 * All calls of the API: the fourteen of the specification and the further ones, each with the schemas of its request and
 * response. `description` says in Spanish what it does and for whom; `success` is the status of a successful response
 * (API-1); `public` marks calls without a session; `creates` those that create a record, for which the server honours an
 * `Idempotency-Key` (API-8). `query` is the schema of the query string, `export` the media type of a response that people
 * save as a file. `events` marks a stream of server-sent events, `form` a body that may be multipart/form-data with files.
 */
export const calls = {
  ...endpoints,
  ...projectCalls,
  ...ticketCalls,
  ...ideaCalls,
  ...complaintCalls,
  ...listCalls,
  ...noticeCalls,
  ...contactMessageCalls,
  ...peopleCalls,
  ...searchCalls,
} as const;

export type CallName = keyof typeof calls;
export const CALL_NAMES = Object.keys(calls) as CallName[];
