import { Readable } from 'node:stream';
import type { EventName } from '#contract/noticeRoutes.ts';
import type { Claims, Database } from '../../db/port.ts';
import { Refusal, RETRY_AFTER } from '../../plugins/errors.ts';

const CHANNEL = 'app_events';

/** The maximum number of streams per person; each visible tab has one. */
const MOST_STREAMS = 12;

/** A stream with more unread bytes is closed. */
const MOST_WAITING = 64 * 1024;

const TOO_MANY = 'Tienes el sitio abierto en demasiadas pestañas para verlo en vivo en todas.';
const AWAY = 'Las novedades en vivo no están disponibles por ahora.';

/** The payload of `app.send_event`. */
interface Event {
  /** 'person' is not forwarded: a role changed or a session ended. */
  name: EventName | 'person';
  id: string;
  people: string[];
  /** Sent only to those of them who are project managers. */
  managers: string[];
  roles: string[];
}

interface Stream {
  person: string;
  session: string;
  role: string;
  out: Readable;
}

/** The event streams of all open pages of this server; they share one database connection. */
export interface EventHub {
  /** @throws Refusal 429 beyond the person's maximum of streams, 503 while the database connection is lost */
  open(person: Claims, role: string): Promise<Readable>;
  close(): Promise<void>;
}

/** @param lookEveryMs how often each stream gets a comment and has its session checked */
export function openEventHub(db: Database, lookEveryMs: number): EventHub {
  const streams = new Set<Stream>();
  let listening: Promise<() => Promise<void>> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  /** No notifications arrive until the connection is restored. */
  let isDisconnected = false;

  /** Clients then reconnect and reload what they missed. */
  const endAll = () => {
    for (const { out } of streams) out.push(null);
    streams.clear();
  };

  const onLost = () => {
    isDisconnected = true;
    endAll();
  };
  const onReconnected = () => {
    isDisconnected = false;
  };

  const send = (stream: Stream, text: string) => {
    if (stream.out.readableLength > MOST_WAITING) stream.out.destroy();
    else stream.out.push(text);
  };

  const onNotification = (payload: string) => {
    const event = JSON.parse(payload) as Event;
    if (event.name === 'person') {
      void checkSessions(({ person }) => person === event.id);
      return;
    }
    const text = `event: ${event.name}\ndata: ${JSON.stringify({ id: event.id })}\n\n`;
    for (const stream of streams) if (isRecipient(stream, event)) send(stream, text);
  };

  /** Ends the streams of ended sessions, or all if the check fails; updates roles. */
  async function checkSessions(isChecked: (stream: Stream) => boolean): Promise<void> {
    const checked = [...streams].filter(isChecked);
    if (checked.length === 0) return;
    const roles = await rolesOfLiveSessions(db, checked).catch(() => new Map<string, string>());
    for (const stream of checked) {
      const role = roles.get(`${stream.session} ${stream.person}`);
      if (role !== undefined) {
        stream.role = role;
        continue;
      }
      streams.delete(stream);
      stream.out.push(null);
    }
  }

  async function listen(): Promise<void> {
    listening ??= db.listen(CHANNEL, { onNotification, onLost, onReconnected });
    try {
      await listening;
    } catch (error) {
      listening = null;
      throw new Refusal(503, AWAY, error);
    }
    timer ??= setInterval(() => {
      for (const stream of streams) send(stream, ': sigo aquí\n\n');
      void checkSessions(() => true);
    }, lookEveryMs).unref();
  }

  return {
    async open({ sub, session_id: session = '' }, role) {
      await listen();
      if (isDisconnected) throw new Refusal(503, AWAY);
      // No `await` between the count and the addition: concurrent calls must not exceed the maximum.
      const own = [...streams].filter(({ person }) => person === sub).length;
      if (own >= MOST_STREAMS) throw tooMany();
      const out = new Readable({ read: () => undefined });
      const stream: Stream = { person: sub, session, role, out };
      if (closed) out.push(null);
      else streams.add(stream);
      out.once('close', () => streams.delete(stream));
      // Sends the headers, so that the client knows the stream is live.
      out.push(': hola\n\n');
      return out;
    },
    async close() {
      closed = true;
      clearInterval(timer);
      endAll();
      const stop = await listening?.catch(() => undefined);
      await stop?.();
    },
  };
}

function isRecipient({ person, role }: Stream, { people, managers, roles }: Event): boolean {
  return (
    people.includes(person) ||
    roles.includes(role) ||
    (role === 'project_manager' && managers.includes(person))
  );
}

/** The roles of live sessions, by session and person: the check of `app.enter` for many at once. */
async function rolesOfLiveSessions(
  db: Database,
  streams: readonly Stream[],
): Promise<Map<string, string>> {
  const rows = await db.query<{ session: string; person: string; role: string }>(
    `select s.id as session, s.user_id as person, s.role
       from json_array_elements_text($1::text::json) given (id)
       join app.live_sessions s on s.id = given.id::uuid`,
    [JSON.stringify([...new Set(streams.map(({ session }) => session))])],
  );
  return new Map(rows.map(({ session, person, role }) => [`${session} ${person}`, role]));
}

function tooMany(): Refusal {
  const refusal = new Refusal(429, TOO_MANY);
  refusal.headers['retry-after'] = String(RETRY_AFTER);
  return refusal;
}
