import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { calls } from '#contract/calls.ts';
import type { Found, FoundKind } from '#contract/search.ts';
import type { CastName } from '../../testing/company.ts';
import { SIX_FIELDS } from '../../testing/complaint.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openLists, type Lists } from '../../testing/lists.ts';

forEmbeddedDatabase((name, open) => {
  describe(`the search on ${name}`, () => {
    let lists: Lists;
    before(async () => {
      lists = await openLists(await open());
      await lists.api.db.query(
        `update app.client_details set company = 'Bodega Ñusta', document = '20999999990' where id = $1`,
        [lists.api.cast.client],
      );
    });

    const ask = (who: CastName, q: string) => lists.api.call(who, 'searchAll', { query: { q } });
    async function found(who: CastName, q: string) {
      const { status, body } = await ask(who, q);
      assert.equal(status, 200, JSON.stringify(body));
      assert.deepEqual(calls.searchAll.response.parse(body), body);
      const { groups } = body as Found;
      assert.ok(groups.every(({ rows }) => rows.length > 0 && rows.length <= 5));
      return groups;
    }
    /** The titles found, by kind. */
    const titles = async (who: CastName, q: string) =>
      Object.fromEntries(
        (await found(who, q)).map(({ kind, rows }) => [kind, rows.map(({ title }) => title)]),
      ) as Partial<Record<FoundKind, string[]>>;

    it('finds projects, tickets, people, messages and complaints for an admin, with where they are', async () => {
      const { client } = lists.api.cast;
      assert.deepEqual(await titles('admin', 'ñusta'), { person: ['client'] });
      const [people] = await found('admin', 'nusta BODEGA');
      assert.deepEqual(people?.rows, [
        {
          id: client,
          title: 'client',
          detail: `Bodega Ñusta · client-${client}@demo.pe`,
          href: `/admin/dashboard?tab=clientes&client=${client}&abierta=${client}`,
        },
      ]);
      assert.deepEqual(await titles('admin', 'nandu'), {
        project: ['Ñandú'],
        ticket: ['Ñandú'],
        person: ['Ñandú'],
        message: ['Ñandú'],
      });
      const [project, ticket] = (await found('admin', 'nandu')).map(({ rows: [first] }) => first);
      assert.equal(project?.detail, 'client · Revisión');
      assert.equal(project.href, `/projects/${project.id}`);
      assert.equal(ticket?.href, `/support/${ticket?.id}`);
      const [complaint] = await found('admin', '000002-2026');
      assert.deepEqual(complaint, {
        kind: 'complaint',
        rows: [
          {
            id: complaint?.rows[0]?.id,
            title: '000002-2026',
            detail: SIX_FIELDS.fullName,
            href: `/admin/dashboard?tab=reclamaciones&buscar=000002-2026&abierta=${complaint?.rows[0]?.id}`,
          },
        ],
      });
    });

    it('finds people by their e-mail, also the team', async () => {
      const { copywriter, client } = lists.api.cast;
      assert.deepEqual(await titles('admin', `copywriter-${copywriter}@demo`), {
        person: ['copywriter'],
      });
      assert.deepEqual(await titles('admin', `client-${client}@demo`), { person: ['client'] });
      assert.deepEqual(await titles('admin', 'persona1@example.pe'), {
        message: ["d'Alma", '50% más', 'Ñandú'],
      });
    });

    it('has at most five rows of a kind; those whose title holds the words come first', async () => {
      const { db, cast } = lists.api;
      await db.query(
        `insert into app.projects (name, client_id, service_id, created_at)
         values ('Branding de otoño', $1, 1, '2020-01-01')`,
        [cast.client],
      );
      // The others are found by their service.
      const [projects] = await found('admin', 'branding');
      assert.equal(projects?.rows[0]?.title, 'Branding de otoño');
      assert.equal(projects.rows.length, 3);
      const all = await found('admin', 'client');
      assert.deepEqual(
        all.map(({ kind, rows }) => [kind, rows.length]),
        [
          ['project', 5],
          ['ticket', 5],
          ['person', 2],
        ],
      );
    });

    it('shows clients and staff their own projects and tickets alone', async () => {
      assert.deepEqual(await titles('client', 'tienda'), {
        project: ['Tienda'],
      });
      assert.deepEqual(await titles('otherClient', 'tienda'), {});
      assert.deepEqual(await titles('otherClient', 'campaña'), { project: ['Campaña'] });
      assert.deepEqual(await titles('projectManager', 'tienda'), { project: ['Tienda'] });
      assert.deepEqual(await titles('projectManager', 'campaña'), {});
      assert.deepEqual(await titles('copywriter', 'tienda'), {});
      assert.deepEqual(await titles('copywriter', 'ticket de'), {
        ticket: ['Ticket de copywriter'],
      });
      assert.deepEqual(await titles('client', '000002-2026'), {});
      assert.deepEqual(await titles('client', 'persona1@example'), {});
      assert.deepEqual(await titles('ticketManager', 'nandu'), { ticket: ['Ñandú'] });
      const [own] = await found('client', 'tienda');
      assert.equal(own?.rows[0]?.detail, 'En Progreso');
    });

    for (const [q, tickets] of [
      ['50%', ['50% más']],
      ['a_b', ['a_b']],
      ['%%', undefined],
      ['__', undefined],
      ['\\ n', ['barra \\ n']],
      ["d'a", ["d'Alma"]],
      ['"d', undefined],
      ['👍', ['un 👍']],
      ["'; drop table app.tickets; --", undefined],
      [`n${'\u0303'.repeat(90)}andu`, ['Ñandú']],
      ['z'.repeat(100), undefined],
    ] as const) {
      it(`finds ${q} as it is typed`, async () => {
        assert.deepEqual((await titles('ticketManager', q)).ticket, tickets);
      });
    }

    it('refuses what is too short, too long or no text to search for', async () => {
      for (const [q, message] of [
        ['', 'Falta la búsqueda.'],
        ['  ', 'Falta la búsqueda.'],
        ['a', 'Escribe al menos 2 letras o números para buscar.'],
        [' a ', 'Escribe al menos 2 letras o números para buscar.'],
        ['\u0301'.repeat(100), 'Escribe al menos 2 letras o números para buscar.'],
        [`a${'\u0301'.repeat(99)}`, 'Escribe al menos 2 letras o números para buscar.'],
        ['a'.repeat(101), 'La búsqueda admite hasta 100 caracteres; tiene 101.'],
        ['ab\0', 'La búsqueda contiene un carácter no permitido después de «ab». Bórralo.'],
      ] as const) {
        assert.deepEqual(await ask('client', q), { status: 400, body: { message } });
      }
      const without = await lists.api.call('client', 'searchAll');
      assert.deepEqual(without, { status: 400, body: { message: 'Falta la búsqueda.' } });
    });

    it('is closed to who was deactivated', async () => {
      const { db, cast } = lists.api;
      await db.query('update app.profiles set deactivated_at = now() where id = $1', [
        cast.copywriter,
      ]);
      assert.equal((await ask('copywriter', 'ticket')).status, 401);
    });
  });
});
