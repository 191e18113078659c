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
  /** 'person' is not forwarded: a role changed or a session ended, and the person's streams end. */
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
  /** Null until it has been read. */
  role: string | null;
  out: Readable;
}

/** The event streams of all open pages of this server; they share one database connection. */
export interface EventHub {
  /** Listens to the database until `close`. */
  start(): void;
  /** Whether events arrive: false until the database connection is restored. */
  isListening(): Promise<boolean>;
  /** @throws Refusal 429 beyond the person's maximum of streams, 503 while the database connection is lost */
  open(person: Claims): Promise<Readable>;
  close(): Promise<void>;
}

/** @param lookEveryMs how often each stream gets a comment and has its session checked */
export function openEventHub(db: Database, lookEveryMs: number): EventHub {
  const streams = new Set<Stream>();
  let listening: Promise<() => Promise<void>> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  /** No notifications arrive until the connection is restored. */
  let isDisconnected = false;

  /** Clients then reconnect and reload what they missed. */
  const end = (isEnded: (stream: Stream) => boolean) => {
    for (const stream of [...streams].filter(isEnded)) {
      streams.delete(stream);
      stream.out.push(null);
    }
  };

  const onLost = () => {
    isDisconnected = true;
    end(() => true);
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
      // At once: a check would let events for the former role through. A live session opens a new stream.
      end(({ person }) => person === event.id);
      return;
    }
    const text = `event: ${event.name}\ndata: ${JSON.stringify({ id: event.id })}\n\n`;
    for (const stream of streams) if (isRecipient(stream, event)) send(stream, text);
  };

  /** Reads the streams' roles; ends those of ended sessions, or all if the check fails. */
  async function checkSessions(isChecked: (stream: Stream) => boolean): Promise<void> {
    const checked = [...streams].filter(isChecked);
    if (checked.length === 0) return;
    const roles = await rolesOfLiveSessions(db, checked).catch(() => new Map<string, string>());
    for (const stream of checked) {
      stream.role = roles.get(`${stream.session} ${stream.person}`) ?? null;
    }
    end((stream) => checked.includes(stream) && stream.role === null);
  }

  async function isListening(): Promise<boolean> {
    await listening;
    return !isDisconnected;
  }

  return {
    start() {
      listening = db.listen(CHANNEL, { onNotification, onLost, onReconnected }).catch(() => {
        onLost();
        return () => Promise.resolve();
      });
      timer = setInterval(() => {
        for (const stream of streams) send(stream, ': sigo aquí\n\n');
        void checkSessions(() => true);
      }, lookEveryMs).unref();
    },
    isListening,
    async open({ sub, session_id: session = '' }) {
      if (!(await isListening())) throw new Refusal(503, AWAY);
      // No `await` between the count and the addition: concurrent calls must not exceed the maximum.
      const own = [...streams].filter(({ person }) => person === sub).length;
      if (own >= MOST_STREAMS) throw tooMany();
      const out = new Readable({ read: () => undefined });
      const stream: Stream = { person: sub, session, role: null, out };
      streams.add(stream);
      out.once('close', () => streams.delete(stream));
      if (closed) end((one) => one === stream);
      // Sends the headers, so that the client knows the stream is live.
      if (!closed) out.push(': hola\n\n');
      // The role is read after the stream was added: from then on a change of role ends it.
      await checkSessions((one) => one === stream);
      return out;
    },
    async close() {
      closed = true;
      clearInterval(timer);
      end(() => true);
      const stop = await listening;
      await stop?.();
    },
  };
}

function isRecipient({ person, role }: Stream, { people, managers, roles }: Event): boolean {
  if (role === null) return false;
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
