import { createParser } from 'eventsource-parser';
import type { BaseQueryApi, TagDescription } from '@reduxjs/toolkit/query';
import { EVENT_NAMES, noticeRoutes } from '#contract/noticeRoutes.ts';
import type { EventName } from '#contract/noticeRoutes.ts';
import { api } from './api.ts';
import { sendCall } from './baseQuery.ts';
import { refreshShownPages, refreshTicketRow } from './pagedRow.ts';
import { listOf } from './tags.ts';
import type { Tag } from './tags.ts';

/** The server writes something every 20 s. Silence means that the connection is dead, or that a proxy holds it back. */
const SILENCE = 25_000;

/** The pause between attempts in milliseconds, doubling from the first to the longest. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

/** Events within 200 ms cause one read; reads are at least 1 s apart. */
const GATHERING = 200;
const READ_SPACING = 1_000;

/** Up to this many changed tickets, rows beyond a list's first page are read one by one. */
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
 * Reads the server's events while the tab is in view, and reads again what they say has changed. Whenever a stream begins,
 * everything that may have changed before is read once. A hidden tab has no stream: browsers allow six HTTP/1.1 connections to a
 * host. Ends with the signal, or at once where the server has no such call (API-10).
 */
export async function followEvents({ store, setLive, signal }: EventsHost): Promise<void> {
  const news = gatherNews((events) => readAgain(events, store), signal);
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
          news.add('missed');
        },
        onEvent: news.add,
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
 * The most streams of one browser. It allows six HTTP/1.1 connections to a host, so with one stream in each of six windows side by side
 * no other request would be sent. The other windows poll.
 */
const MOST_STREAMS = 3;

/** Runs `read` while this tab holds one of the browser's streams; false at once if other tabs hold them all. */
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
  /** The first bytes are here: nothing on the way holds the stream back. */
  onBegin: () => void;
  onEvent: (event: LiveEvent) => void;
}

/** Reads one stream to its end, whatever ends it; says whether the server has no such call. */
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
    // The connection broke, or was ended here.
    return false;
  } finally {
    clearTimeout(silence);
    document.removeEventListener('visibilitychange', endIfHidden);
    end();
  }
}

/** An event of a kind that this program does not know is null. */
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

type News = LiveEvent | 'missed';

/** Delivers gathered events together, at most once a second. */
function gatherNews(onNews: (news: readonly News[]) => void, signal: AbortSignal) {
  let gathered: News[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = -Infinity;
  signal.addEventListener('abort', () => clearTimeout(timer));
  return {
    add(news: News) {
      gathered.push(news);
      timer ??= setTimeout(handOver, Math.max(GATHERING, last + READ_SPACING - Date.now()));
    },
  };

  function handOver() {
    const news = gathered;
    gathered = [];
    timer = undefined;
    last = Date.now();
    onNews(news);
  }
}

/** Everything that events tell of. */
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

/** Only what is on screen is read; what is cached besides is dropped, but for the pages of lists. */
function readAgain(news: readonly News[], store: EventsHost['store']): void {
  const events = news.filter((one) => one !== 'missed');
  const hasMissed = events.length < news.length;
  const tags = hasMissed ? everything : events.flatMap(tagsOf);
  store.dispatch(api.util.invalidateTags([...tags]));
  for (const [kind, list] of pagedKinds) {
    if (hasMissed || events.some((event) => event.kind === kind)) refreshShownPages(list, store);
  }
  const tickets = new Set(events.filter(({ kind }) => kind === 'ticket').map(({ id }) => id));
  if (tickets.size > MOST_ROWS) return;
  for (const id of tickets) void refreshTicketRow(id, store);
}

/** Resolves when the tab is in view, or nobody waits any more. */
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
