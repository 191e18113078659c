import { createParser } from 'eventsource-parser';
import type { BaseQueryApi, TagDescription } from '@reduxjs/toolkit/query';
import { EVENT_NAMES, noticeRoutes } from '#contract/noticeRoutes.ts';
import { api } from './api.ts';
import { sendCall } from './baseQuery.ts';
import { isListed } from './cachedRows.ts';
import { conversationApi } from './conversationApi.ts';
import { projectPageApi } from './projectPageApi.ts';
import { listOf } from './tags.ts';
import type { Tag } from './tags.ts';

type Store = Pick<BaseQueryApi, 'dispatch' | 'getState' | 'extra'>;
type SetLive = (isLive: boolean) => void;

/** The server sends a comment every 20 s. Silence means that the connection is dead or a proxy buffers it. In milliseconds. */
const SILENCE = 25_000;
/** The longest pause before another attempt, and for how long events are collected; in milliseconds. */
const LONGEST_PAUSE = 60_000;
const BATCH = 500;
/** Up to this many changed rows are read one by one. */
const MOST_ROWS = 10;
/** Browsers allow six HTTP/1.1 connections per host: at most three windows have a stream, the others poll. */
const STREAMS = ['tramayo.live.1', 'tramayo.live.2', 'tramayo.live.3'];

/** What begins or ends a stream. */
const CHANGES = ['visibilitychange', 'online', 'offline'];

/** What may have changed before a stream begins, also kinds of which no event tells. */
const ALL = [
  'Ticket',
  'Project',
  'Notice',
  'Idea',
  'Person',
  'Complaint',
  'ContactMessage',
] as const;

const types = { ticket: 'Ticket', project: 'Project', notice: 'Notice' } as const;

/** Follows the server's events while the tab is visible and the browser online, until the signal aborts. */
export function followWhileShown(store: Store, setLive: SetLive, removed: AbortSignal): void {
  if (removed.aborted) return;
  let following = new AbortController();
  const follow = () => {
    following.abort();
    following = new AbortController();
    setLive(false);
    if (!document.hidden && navigator.onLine) void followEvents(store, setLive, following.signal);
  };
  for (const name of CHANGES) window.addEventListener(name, follow);
  removed.addEventListener('abort', () => {
    following.abort();
    for (const name of CHANGES) window.removeEventListener(name, follow);
  });
  follow();
}

/**
 * Reads the server's events, and reads again what they tell of; after a failure it tries again. When a stream begins,
 * everything that may have changed before is read once.
 */
async function followEvents(store: Store, setLive: SetLive, signal: AbortSignal): Promise<void> {
  const isOver = () => signal.aborted;
  for (let failures = 0; !isOver(); failures += 1) {
    const began = Date.now();
    await withFreeConnection(() => readStream(store, setLive, signal)).catch(() => undefined);
    if (isOver()) return;
    setLive(false);
    if (Date.now() - began > SILENCE) failures = 0;
    // With jitter, so that tabs do not reconnect all at once.
    const pause = Math.min(LONGEST_PAUSE, 1_000 * 2 ** failures) * (0.5 + Math.random() / 2);
    await new Promise((resolve) => void setTimeout(resolve, pause));
  }
}

/** Calls `read` while one of the browser's streams is free; not at all if other windows use them. */
async function withFreeConnection(read: () => Promise<void>): Promise<void> {
  // Absent without HTTPS, except on localhost.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return read();
  for (const name of STREAMS) {
    const isFree = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await read();
      return lock !== null;
    });
    if (isFree) return;
  }
}

/** Reads one stream until it ends, breaks or falls silent. */
async function readStream(store: Store, setLive: SetLive, signal: AbortSignal) {
  const silent = new AbortController();
  const fallSilent = () => silent.abort();
  let silence = setTimeout(fallSilent, SILENCE);
  const changed = new Map<string, keyof typeof types>();
  let batch: ReturnType<typeof setTimeout> | undefined;
  const parser = createParser({
    onEvent({ event, data }) {
      const kind = EVENT_NAMES.find((name) => name === event);
      const id = /"id":\s*"([^"]+)"/.exec(data)?.[1];
      if (kind === undefined || id === undefined) return;
      changed.set(id, kind);
      batch ??= setTimeout(() => {
        batch = undefined;
        readAgain(store, changed);
        changed.clear();
      }, BATCH);
    },
  });
  try {
    const request = { route: noticeRoutes.getEvents, asStream: true };
    const ended = AbortSignal.any([signal, silent.signal]);
    const { data, error } = await sendCall(request, { ...store, signal: ended });
    if (error !== undefined) return;
    const reader = (data as ReadableStream<Uint8Array>).getReader();
    const decoder = new TextDecoder();
    for (let hasBegun = false; ; hasBegun = true) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(silence);
      silence = setTimeout(fallSilent, SILENCE);
      // The first bytes have arrived, so no proxy buffers the stream.
      if (!hasBegun) setLive(true);
      if (!hasBegun) store.dispatch(api.util.invalidateTags([...ALL]));
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(silence);
    clearTimeout(batch);
  }
}

/**
 * Reads what is on screen of changed objects. Lists read their first page again; a row that is beyond it, or has left it by
 * this change, is read by itself.
 */
function readAgain(store: Store, changed: ReadonlyMap<string, keyof typeof types>): void {
  const tags = [...changed].flatMap(([id, kind]): TagDescription<Tag>[] =>
    kind === 'notice' ? ['Notice'] : [{ type: types[kind], id }, listOf(types[kind])],
  );
  store.dispatch(api.util.invalidateTags(tags));
  if (changed.size > MOST_ROWS) return;
  const again = { subscribe: false, forceRefetch: true };
  const { getTicket } = conversationApi.endpoints;
  const { getProject } = projectPageApi.endpoints;
  for (const [id, kind] of changed) {
    if (!isListed(store, id)) continue;
    if (kind === 'ticket') void store.dispatch(getTicket.initiate(id, again));
    if (kind === 'project') void store.dispatch(getProject.initiate(id, again));
  }
}
