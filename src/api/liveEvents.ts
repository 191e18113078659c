import { createParser } from 'eventsource-parser';
import type { BaseQueryApi, TagDescription } from '@reduxjs/toolkit/query';
import { EVENT_NAMES, noticeRoutes } from '#contract/noticeRoutes.ts';
import type { EventName } from '#contract/noticeRoutes.ts';
import { api } from './api.ts';
import { sendCall } from './baseQuery.ts';
import { refreshShownPages, refreshTicketRow } from './pagedRow.ts';
import { listOf } from './tags.ts';
import type { Tag } from './tags.ts';

/** The server sends a comment every 20 s. Silence means that the connection is dead or a proxy buffers it. In milliseconds. */
const SILENCE = 25_000;

/** The pause between attempts in milliseconds, doubling from the first to the longest. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

/** Events within 200 ms cause one reload; reloads are at least 1 s apart. */
const BATCH_WINDOW = 200;
const RELOAD_INTERVAL = 1_000;

/** Up to this many changed tickets, rows beyond a list's first page are reloaded one by one. */
const MOST_ROWS = 10;

interface LiveEvent {
  kind: EventName;
  id: string;
}

export interface EventsHost {
  store: Pick<BaseQueryApi, 'dispatch' | 'getState' | 'extra'>;
  setLive: (isLive: boolean) => void;
  /** Aborts when events are no longer needed. */
  signal: AbortSignal;
}

/**
 * Reads the server's events while the tab is visible, and reloads changed data. When a stream starts, everything that may
 * have changed before is reloaded once. A hidden tab has no stream, because browsers allow six HTTP/1.1 connections per
 * host. Resolves when the signal aborts, or at once if the server lacks the call (API-10).
 */
export async function followEvents({ store, setLive, signal }: EventsHost): Promise<void> {
  const batch = batchChanges((changes) => reload(changes, store), signal);
  const isOver = () => signal.aborted;
  let failures = 0;
  for (;;) {
    await untilShown(signal);
    if (isOver()) return;
    const began = Date.now();
    const isAbsent = await withFreeConnection(() =>
      readStream(store, signal, {
        onBegin() {
          setLive(true);
          batch.add('missed');
        },
        onEvent: batch.add,
      }),
    );
    if (isOver()) return;
    setLive(false);
    if (isAbsent) return;
    if (document.hidden) continue;
    failures = Date.now() - began > SILENCE ? 1 : failures + 1;
    await pause(failures, signal);
  }
}

/**
 * The maximum number of streams per browser; other windows poll. Browsers allow six HTTP/1.1 connections per host, so six
 * visible windows with a stream each would block all other requests.
 */
const MOST_STREAMS = 3;

/** Runs `read` if one of the browser's streams is free; returns false at once if other tabs use them all. */
async function withFreeConnection(read: () => Promise<boolean>): Promise<boolean> {
  // Absent without HTTPS, except on localhost.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return read();
  for (let number = 1; number <= MOST_STREAMS; number += 1) {
    const done = await locks.request(`tramayo.live.${number}`, { ifAvailable: true }, (lock) =>
      lock === null ? null : read(),
    );
    if (done !== null) return done;
  }
  return false;
}

interface StreamEvents {
  /** The first bytes have arrived, so no proxy buffers the stream. */
  onBegin: () => void;
  onEvent: (event: LiveEvent) => void;
}

/**
 * Reads one stream until it ends for any reason. Never rejects.
 *
 * @returns whether the server lacks the call
 */
async function readStream(
  store: EventsHost['store'],
  signal: AbortSignal,
  { onBegin, onEvent }: StreamEvents,
): Promise<boolean> {
  const ending = new AbortController();
  const end = () => ending.abort();
  const ended = AbortSignal.any([signal, ending.signal]);
  const endIfHidden = () => {
    if (document.hidden) end();
  };
  document.addEventListener('visibilitychange', endIfHidden);
  // A stream may stay open without a connection. Once it has ended, the next poll shows that loading fails.
  window.addEventListener('offline', end);
  let silence = setTimeout(end, SILENCE);
  try {
    const request = { route: noticeRoutes.getEvents, asStream: true };
    const { data, error } = await sendCall(request, { ...store, signal: ended });
    if (error !== undefined) return error.status === 404;
    const reader = (data as ReadableStream<Uint8Array>).getReader();
    const decoder = new TextDecoder();
    const parser = createParser({
      onEvent({ event, data: text }) {
        const read = readEvent(event, text);
        if (read !== null) onEvent(read);
      },
    });
    for (let hasBegun = false; ; hasBegun = true) {
      const { done, value } = await reader.read();
      if (done) return false;
      clearTimeout(silence);
      silence = setTimeout(end, SILENCE);
      if (!hasBegun) onBegin();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } catch {
    // The connection broke, or this code aborted it.
    return false;
  } finally {
    clearTimeout(silence);
    document.removeEventListener('visibilitychange', endIfHidden);
    window.removeEventListener('offline', end);
    end();
  }
}

/** Parses an event; null if it is malformed or of an unknown kind. */
function readEvent(name: string | undefined, text: string): LiveEvent | null {
  const kind = EVENT_NAMES.find((known) => known === name);
  if (kind === undefined) return null;
  try {
    const { id } = JSON.parse(text) as { id?: unknown };
    return typeof id === 'string' ? { kind, id } : null;
  } catch {
    return null;
  }
}

/** An event, or the information that events may have been missed. */
type Change = LiveEvent | 'missed';

/** Collects changes and delivers them together, at most once a second. */
function batchChanges(onBatch: (changes: readonly Change[]) => void, signal: AbortSignal) {
  let pending: Change[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = -Infinity;
  signal.addEventListener('abort', () => clearTimeout(timer));
  return {
    add(change: Change) {
      pending.push(change);
      timer ??= setTimeout(flush, Math.max(BATCH_WINDOW, last + RELOAD_INTERVAL - Date.now()));
    },
  };

  function flush() {
    const changes = pending;
    pending = [];
    timer = undefined;
    last = Date.now();
    onBatch(changes);
  }
}

/** The kinds of data that have events. */
const everything: readonly TagDescription<Tag>[] = ['Ticket', 'Project', 'Notice'];

const pagedKinds = [
  ['ticket', 'tickets'],
  ['project', 'projects'],
] as const;

function tagsOf({ kind, id }: LiveEvent): TagDescription<Tag>[] {
  switch (kind) {
    case 'ticket':
      return [{ type: 'Ticket', id }, listOf('Ticket')];
    case 'project':
      return [{ type: 'Project', id }, listOf('Project')];
    case 'notice':
      return ['Notice'];
  }
}

/** Reloads changed data on screen and drops other cached data, except pages of lists. */
function reload(changes: readonly Change[], store: EventsHost['store']): void {
  const events = changes.filter((one) => one !== 'missed');
  const hasMissed = events.length < changes.length;
  const tags = hasMissed ? everything : events.flatMap(tagsOf);
  store.dispatch(api.util.invalidateTags([...tags]));
  for (const [kind, list] of pagedKinds) {
    if (hasMissed || events.some((event) => event.kind === kind)) refreshShownPages(list, store);
  }
  const tickets = new Set(events.filter(({ kind }) => kind === 'ticket').map(({ id }) => id));
  if (tickets.size > MOST_ROWS) return;
  for (const id of tickets) void refreshTicketRow(id, store);
}

/** Resolves when the tab is visible or the signal aborts. */
async function untilShown(signal: AbortSignal): Promise<void> {
  while (document.hidden && !signal.aborted) await nextChange(signal);
}

/** Waits before the next attempt: longer after each failure, with jitter so that tabs do not reconnect all at once. */
function pause(failures: number, signal: AbortSignal): Promise<void> {
  const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
  return nextChange(signal, longest * (0.5 + Math.random() / 2));
}

/** Resolves when the tab is shown or hidden, the connection is back, the signal aborts, or the time is over. */
function nextChange(signal: AbortSignal, time?: number): Promise<void> {
  return new Promise((resolve) => {
    const sources = [
      [signal, 'abort'],
      [document, 'visibilitychange'],
      [window, 'online'],
    ] as const;
    const timer = time === undefined ? undefined : setTimeout(finish, time);
    for (const [source, name] of sources) source.addEventListener(name, finish);

    function finish() {
      clearTimeout(timer);
      for (const [source, name] of sources) source.removeEventListener(name, finish);
      resolve();
    }
  });
}
