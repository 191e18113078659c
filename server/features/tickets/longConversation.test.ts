import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { Ticket, TicketPage, type TicketEntry } from '#contract/tickets.ts';
import type { CastName } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

forEmbeddedDatabase((databaseName, open) => {
  describe(`a long conversation, on ${databaseName}`, () => {
    let api: Api;
    let id: string;

    before(async () => {
      api = await openApi(await open());
      const body = { subject: 'No carga', description: 'Desde ayer.' };
      ({ id } = Ticket.parse((await api.call('client', 'createTicket', { body })).body));
      // Three at each moment: a page may end between two of one moment. Every fifth is a note.
      await api.db.query(
        `insert into app.ticket_messages (ticket_id, author_id, author_name, internal, body, created_at)
         select $1, $2, 'ticketManager', n % 5 = 0, 'texto ' || n,
                timestamptz '2026-11-01Z' + n / 3 * interval '1 second'
           from generate_series(0, 119) n`,
        [id, api.cast.ticketManager],
      );
      for (const name of ['closeTicket', 'reopenTicket'] as const) {
        await api.call('client', name, { id });
      }
    });

    const page = async (who: CastName, more?: string) => {
      const query = more === undefined ? {} : { before: more };
      return TicketPage.parse((await api.call(who, 'getTicket', { id, query })).body);
    };
    /** All entries, oldest first, and how many each page had. */
    const readAll = async (who: CastName) => {
      let { entries, more } = await page(who);
      const sizes = [entries.length];
      while (more !== null) {
        const earlier = await page(who, more);
        sizes.push(earlier.entries.length);
        entries = [...earlier.entries, ...entries];
        more = earlier.more;
      }
      return { entries, sizes };
    };
    const texts = (entries: TicketEntry[]) =>
      entries.map((entry) => ('body' in entry ? entry.body : entry.kind)).sort();
    const written = (notes: boolean) =>
      Array.from({ length: 120 }, (_entry, n) => n)
        .filter((n) => notes || n % 5 !== 0)
        .map((n) => `texto ${n}`)
        .concat('status', 'status')
        .sort();

    it('comes fifty entries at a time, without gaps or repetitions, in the order of time', async () => {
      const { entries, sizes } = await readAll('ticketManager');
      assert.deepEqual(sizes, [50, 50, 22]);
      assert.deepEqual(texts(entries), written(true));
      const moments = entries.map(({ at }) => at);
      assert.deepEqual(moments, moments.toSorted());
      assert.equal(new Set(entries.map((entry) => entry.id)).size, 122);
    });

    it('has no place for notes that its client does not see', async () => {
      const { entries, sizes } = await readAll('client');
      assert.deepEqual(sizes, [50, 48]);
      assert.deepEqual(texts(entries), written(false));
    });

    it('does not shift by what is written meanwhile', async () => {
      const { more } = await page('client');
      const before = await page('client', more ?? '');
      await api.call('client', 'replyToTicket', { id, body: { body: 'Otra cosa' } });
      assert.deepEqual((await page('client', more ?? '')).entries, before.entries);
      assert.equal((await page('client')).entries.at(-1)?.kind, 'message');
    });

    it('refuses what is no cursor, and is not there for others', async () => {
      for (const bad of ['', 'x', '1', '1_', `1_${'-'.repeat(36)}x`, '99999999999999999_h1']) {
        const { status, body } = await api.call('client', 'getTicket', {
          id,
          query: { before: bad },
        });
        assert.equal(status, 400, bad);
        assert.match(String(body.message), /cursor/);
      }
      const { more } = await page('client');
      const query = { before: more ?? '' };
      assert.equal((await api.call('otherClient', 'getTicket', { id, query })).status, 404);
    });
  });
});
