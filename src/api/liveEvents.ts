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

/** The server sends a comment every 20 s. Silence means that the connection is dead or a proxy buffers it. In milliseconds. */
const SILENCE = 25_000;
/** The longest pause before another attempt, and for how long events are collected; in milliseconds. */
const LONGEST_PAUSE = 60_000;
const BATCH = 500;
/** Up to this many changed rows beyond a list's first page are read one by one. */
const MOST_ROWS = 10;
/** Browsers allow six HTTP/1.1 connections per host: at most three windows have a stream, the others poll. */
const STREAMS = ['tramayo.live.1', 'tramayo.live.2', 'tramayo.live.3'];

const types = { ticket: 'Ticket', project: 'Project', notice: 'Notice' } as const;

/**
 * Reads the server's events, and reads again what they tell of. When a stream begins, everything that may have changed
 * before is read once. After a failure it tries again. Rejects when the signal aborts.
 */
export async function followEvents(
  store: Store,
  setLive: (isLive: boolean) => void,
  signal: AbortSignal,
): Promise<never> {
  for (let failures = 0; ; failures += 1) {
    const began = Date.now();
    await withFreeConnection(() => readStream(store, setLive, signal)).catch(() => undefined);
    signal.throwIfAborted();
    setLive(false);
    if (Date.now() - began > SILENCE) failures = 0;
    // With jitter, so that tabs do not reconnect all at once.
    const pause = Math.min(LONGEST_PAUSE, 1_000 * 2 ** failures) * (0.5 + Math.random() / 2);
    await new Promise((resolve) => void setTimeout(resolve, pause));
    signal.throwIfAborted();
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
async function readStream(store: Store, setLive: (isLive: boolean) => void, signal: AbortSignal) {
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
      if (!hasBegun) store.dispatch(api.util.invalidateTags(Object.values(types)));
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(silence);
    clearTimeout(batch);
  }
}

/** Reads what is on screen of changed objects; also their rows beyond the first page of a list. */
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
