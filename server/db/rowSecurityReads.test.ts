import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { claimsOf, IDS, labelsOf, seedCast, tryAs, VIEWERS, type Viewer } from '../testing/cast.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { Database } from './port.ts';

type Sees = Record<Viewer, 'denied' | string[]>;

const EVERYBODY = ['admin', 'client', 'manager', 'otherClient', 'support', 'writer'];
const NOTHING: Sees = {
  visitor: 'denied',
  client: [],
  otherClient: [],
  manager: [],
  support: [],
  writer: [],
  admin: [],
  ghost: [],
};
const DENIED = Object.fromEntries(VIEWERS.map((viewer) => [viewer, 'denied'])) as Sees;

const MESSAGES =
  'clientMessage managerMessage note shopNote staffMessage writersMessage writersNote'.split(' ');

const PROJECTS: Sees = {
  ...NOTHING,
  client: ['brand', 'shop'],
  otherClient: ['otherShop'],
  manager: ['shop'],
  admin: ['brand', 'otherShop', 'shop'],
};

const TICKETS: Sees = {
  ...NOTHING,
  client: ['clientTicket', 'shopTicket'],
  otherClient: ['otherTicket', 'writersTicket'],
  manager: ['managerTicket', 'shopTicket'],
  support: ['clientTicket', 'managerTicket', 'otherTicket', 'shopTicket', 'writersTicket'],
  writer: ['writersTicket'],
  admin: ['clientTicket', 'managerTicket', 'otherTicket', 'shopTicket', 'writersTicket'],
};

/** A client and the manager of their project see each other; staff sees the authors of tickets that it sees. */
const PROFILES: Sees = {
  ...NOTHING,
  client: ['client', 'manager'],
  otherClient: ['otherClient'],
  manager: ['client', 'manager'],
  support: ['client', 'manager', 'otherClient', 'support'],
  writer: ['otherClient', 'writer'],
  admin: EVERYBODY,
};

/** The rows that each person sees, by table (SEC-1). */
const READS: Record<string, Sees> = {
  'app.projects': PROJECTS,
  'app.project_facts': PROJECTS,
  'app.project_rows': PROJECTS,
  'app.phases': {
    ...NOTHING,
    client: ['shopPhase'],
    otherClient: ['otherShopPhase'],
    manager: ['shopPhase'],
    admin: ['otherShopPhase', 'shopPhase'],
  },
  'app.tickets': TICKETS,
  'app.ticket_rows': TICKETS,
  'app.ideas': {
    ...NOTHING,
    client: ['clientIdea'],
    otherClient: ['otherIdea'],
    writer: ['writerIdea'],
    admin: ['clientIdea', 'otherIdea', 'writerIdea'],
  },
  'app.profiles': PROFILES,
  'public.profiles': PROFILES,
  'app.roles': { ...NOTHING, admin: ['1', '2', '3', '4', '5', '6'] },
  'app.services': { ...NOTHING, admin: ['1', '2', '3', '4', '5', '6'] },
  'app.staff': { ...NOTHING, admin: ['admin', 'manager', 'support', 'writer'] },
  // The team's notes: the client reads none of it.
  'app.client_details': { ...NOTHING, admin: EVERYBODY },
  'app.name_details': { ...NOTHING, admin: EVERYBODY },
  'app.clients': { ...NOTHING, admin: ['client', 'otherClient'] },
  'app.ticket_messages': {
    ...NOTHING,
    client: ['clientMessage', 'staffMessage'],
    otherClient: ['writersMessage'],
    manager: ['managerMessage', 'shopNote'],
    support: MESSAGES,
    writer: ['writersMessage', 'writersNote'],
    admin: MESSAGES,
  },
  'app.files': {
    ...NOTHING,
    client: ['deliveryFile', 'messageFile', 'ticketFile', 'updateFile'],
    manager: ['deliveryFile', 'updateFile'],
    support: ['messageFile', 'noteFile', 'ticketFile', 'writersFile'],
    writer: ['writersFile'],
    // A reply's file is of who handles contact messages.
    admin: [
      'deliveryFile',
      'messageFile',
      'noteFile',
      'replyFile',
      'ticketFile',
      'updateFile',
      'writersFile',
    ],
  },
  'app.project_updates': {
    ...NOTHING,
    client: ['shopUpdate'],
    manager: ['shopUpdate'],
    admin: ['shopUpdate'],
  },
  'app.deliveries': {
    ...NOTHING,
    client: ['shopDelivery'],
    otherClient: ['otherDelivery'],
    manager: ['shopDelivery'],
    admin: ['otherDelivery', 'shopDelivery'],
  },
  'app.phase_states': {
    ...NOTHING,
    client: ['shopPhase'],
    otherClient: ['otherShopPhase'],
    manager: ['shopPhase'],
    admin: ['otherShopPhase', 'shopPhase'],
  },
  'app.saved_replies': { ...NOTHING, support: ['savedReply'], admin: ['savedReply'] },
  'app.notices': {
    ...NOTHING,
    client: ['clientNotice', 'projectNotice'],
    support: ['supportNotice'],
    writer: ['writersNotice'],
    admin: ['noteNotice'],
  },
  'app.notice_preferences': { ...NOTHING, client: ['client'] },
  // The person who filed it has a copy by mail.
  'app.complaints': { ...NOTHING, admin: ['complaint'] },
  'app.complaint_answers': { ...NOTHING, admin: ['complaintAnswer'] },
  'app.complaint_numbers': DENIED,
  // Not even by the account that sent it.
  'app.service_templates': {
    ...NOTHING,
    admin: [1, 2, 3, 4, 5, 6].map((id) => `5e4f1ce0-0000-4000-8000-00000000000${id}`),
  },
  'app.contact_messages': { ...NOTHING, admin: ['contactMessage'] },
  'app.contact_message_entries': { ...NOTHING, admin: ['messageEntry'] },
  'app.newsletter_subscriptions': { ...NOTHING, admin: ['subscription'] },
  'app.subscribers': { ...NOTHING, admin: ['subscription'] },
  // Read by the API, for whoever has a signed link.
  'app.file_parts': DENIED,
  'app.active_people': DENIED,
  'app.live_sessions': DENIED,
  'app.idempotency_keys': DENIED,
  'app.migrations': DENIED,
  'app.outbox': DENIED,
  'app.rate_limits': DENIED,
  'auth.users': DENIED,
  'auth.sessions': DENIED,
  'auth.refresh_tokens': DENIED,
  'auth.one_time_tokens': DENIED,
  'auth.signing_keys': DENIED,
};

/** What to select instead of `*`, which fails without grants on all columns; the result needs an `id`. */
const COLUMNS: Record<string, string> = {
  'app.migrations': 'name',
  'app.files': 'id',
  'app.newsletter_subscriptions': 'id',
  'app.notice_preferences': 'user_id as id',
};

forEachDatabase((name, open) => {
  describe(`what each person reads on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
      await seedCast(db);
    });

    test('every table is covered here', async () => {
      const tables = await db.query<{ table: string }>(
        `select table_schema || '.' || table_name as table from information_schema.tables
          where table_schema in ('app', 'auth', 'public') and table_name !~ '_(cards|exports)$'`,
      );
      assert.deepStrictEqual(
        tables.map((row) => row.table).sort(),
        [...Object.keys(READS), 'app.history'].sort(),
      );
    });

    for (const [table, sees] of Object.entries(READS)) {
      test(`who sees what of ${table}`, async () => {
        const column = COLUMNS[table] ?? '*';
        for (const viewer of VIEWERS) {
          const expected = sees[viewer];
          const rows = tryAs(db, viewer, (tx) =>
            tx.query<{ id: string | number }>(`select ${column} from ${table}`),
          );
          if (expected === 'denied') await assert.rejects(rows, { code: '42501' }, viewer);
          else {
            const found = (await rows).map(({ id }) => ({ id: String(id) }));
            assert.deepStrictEqual(labelsOf(found), expected, viewer);
          }
        }
      });
    }

    test('a query by id does not return another person’s rows', async () => {
      for (const [table, id] of [
        ['projects', IDS.otherShop],
        ['phases', IDS.otherShopPhase],
        ['tickets', IDS.otherTicket],
        ['ticket_messages', IDS.note],
        ['files', IDS.noteFile],
        ['files', IDS.replyFile],
        ['deliveries', IDS.otherDelivery],
        ['ideas', IDS.otherIdea],
        ['profiles', IDS.otherClient],
      ] as const) {
        const rows = await tryAs(db, 'client', (tx) =>
          tx.query(`select 1 from app.${table} where id = $1`, [id]),
        );
        assert.deepStrictEqual(rows, [], table);
      }
    });

    test('a changed role applies to the next statement of the same transaction', async () => {
      const seen = await db.transaction(async (tx) => {
        const tickets = async () => (await tx.query('select 1 from app.tickets')).length;
        const as = (role: string) => tx.query(`select set_config('role', $1, true)`, [role]);
        await tx.query(`select set_config('request.jwt.claims', $1, true)`, [
          JSON.stringify(claimsOf('writer')),
        ]);
        await as('authenticated');
        const asWriter = await tickets();
        await as('none');
        await tx.query('update app.profiles set role_id = 3 where id = $1', [IDS.writer]);
        await as('authenticated');
        const asSupport = await tickets();
        await as('none');
        await tx.query('update app.profiles set role_id = 5 where id = $1', [IDS.writer]);
        return [asWriter, asSupport];
      });
      assert.deepStrictEqual(seen, [1, 5]);
    });
  });
});
