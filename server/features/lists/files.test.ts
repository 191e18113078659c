import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { calls, type CallName } from '#contract/calls.ts';
import { serviceTitles } from '#contract/serviceTitles.ts';
import type { Database } from '../../db/port.ts';
import { tokenVerifier } from '../../plugins/accessTokens.ts';
import { seedCompany, type Cast, type CastName } from '../../testing/company.ts';
import { fileOn } from '../../testing/complaint.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { testApp, testServices } from '../../testing/testApp.ts';
import { ISSUER, tokenMint } from '../../testing/tokenMint.ts';

const mint = await tokenMint();
const NOW = new Date('2026-11-21T03:00:00Z');
const MANY = 2_000;

forEachDatabase((name, open) => {
  describe(`lists as files on ${name}`, () => {
    let db: Database;
    let cast: Cast;
    let app: ReturnType<typeof testApp>['app'];

    before(async () => {
      db = await open();
      cast = await seedCompany(db);
      const verifyToken = tokenVerifier({ keys: mint.keys, issuer: ISSUER });
      ({ app } = testApp({ db, verifyToken, services: testServices({ now: () => NOW }) }));
      await db.query(
        `insert into app.tickets (user_id, subject, description, status, created_at) values
           ($1, '=HYPERLINK("x")', E'Dos\\nlíneas, "y" más', 'Cerrado', '2026-11-02T03:00:00Z')`,
        [cast.client],
      );
      await db.query(
        `insert into app.tickets (user_id, subject, description, status, created_at)
         select $1, 'Muchos ' || n, repeat('x', 5000), 'Abierto', '2025-01-01'
           from generate_series(1, ${MANY}) n`,
        [cast.otherClient],
      );
      await fileOn(db, '2026-11-19T15:00:00Z');
    });

    async function get(
      call: CallName,
      query: Record<string, string> = {},
      who: CastName = 'admin',
    ) {
      const authorization = `Bearer ${await mint.issue(cast[who])}`;
      return app.inject({ url: `/api${calls[call].path}`, query, headers: { authorization } });
    }
    const linesOf = (text: string) => text.split('\r\n');

    test('clients, with what the team knows of them', async () => {
      await db.query(
        `update app.client_details set company = 'Agro Quispe', document = '12345678', notes = 'Ojo.' where id = $1`,
        [cast.client],
      );
      const { body } = await get('exportClients', { search: 'agro' });
      assert.match(
        linesOf(body)[1] ?? '',
        /^client,Agro Quispe,client-[^,]+,No,,12345678,1,1,,Ojo\.$/,
      );
    });

    test('is CSV for spreadsheets, named with the day in Lima', async () => {
      const { body, headers, rawPayload } = await get('exportTickets', { status: 'Cerrado' });
      assert.equal(headers['content-type'], 'text/csv; charset=utf-8');
      assert.equal(headers['content-disposition'], 'attachment; filename="tickets-2026-11-20.csv"');
      assert.equal(headers['cache-control'], 'no-store');
      assert.deepEqual([...rawPayload.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
      assert.deepEqual(linesOf(body.slice(1)), [
        'Usuario,Asunto,Descripción,Fecha,Estado',
        `client,"'=HYPERLINK(""x"")","Dos\nlíneas, ""y"" más",1 nov 2026,Cerrado`,
        '',
      ]);
    });

    test('contains all rows of the search in its order', async () => {
      const lines = linesOf((await get('exportTickets', { sort: 'subject' })).body);
      assert.equal(lines.length, 1 + MANY + 7 + 1);
      const found = linesOf(
        (await get('exportTickets', { search: 'muchos 199', sort: 'subject' })).body,
      );
      const subjects = found.slice(1, -1).map((line) => line.split(',')[1]);
      assert.deepEqual(subjects, [
        'Muchos 1199',
        'Muchos 199',
        ...Array.from({ length: 10 }, (_, n) => `Muchos 199${n}`),
      ]);
      assert.deepEqual(subjects.length, new Set(subjects).size);
    });

    test('of projects with service, address and dates', async () => {
      const { body } = await get('exportProjects', { search: 'tienda projectmanager' });
      const [row] = await db.query<{ email: string }>(
        'select email from auth.users where id = $1',
        [cast.client],
      );
      const [project] = await db.query<{ created_at: Date }>(
        `select created_at from app.projects where name = 'Tienda'`,
      );
      assert.ok(project);
      const [head, line] = linesOf(body.slice(1));
      assert.match(
        head ?? '',
        /^Cliente,Correo del cliente,Proyecto,Servicio,Asignado a,Estado,Avance,/,
      );
      assert.equal(
        line?.replace(/,\d+ [a-z]{3} \d{4},2 nov/, ',(hoy),2 nov'),
        `client,${row?.email},Tienda,${serviceTitles[1]},projectManager,En Progreso,40,(hoy),` +
          '2 nov 2026,13 nov 2026,,Análisis: 2 nov 2026 a 13 nov 2026',
      );
    });

    test('of ideas with the proposal, of staff with role labels, of complaints with the sheet', async () => {
      const ideas = linesOf((await get('exportIdeas', { search: 'tienda' })).body.slice(1));
      assert.equal(
        ideas[0],
        'Usuario,Idea,Lo que pidió,Descripción,Funciones,Fecha,Quiere realizarla',
      );
      assert.match(
        ideas[1] ?? '',
        /^client,Idea para Tienda,Vendo pan,Una idea,"uno\ndos\ntres",.+ 20\d\d,$/,
      );
      const staff = linesOf((await get('exportStaff')).body.slice(1));
      assert.deepEqual(staff, [
        'Nombre,Rol',
        ...['admin,Administración', 'copywriter,Redacción', 'projectManager,Gestión de proyectos'],
        ...['ticketManager,Atención de tickets', ''],
      ]);
      const complaints = linesOf((await get('exportComplaints')).body.slice(1));
      assert.match(
        complaints[1] ?? '',
        /^000001-2026,19 nov 2026,\d+ dic 2026,Registrada,Rosa Ñahui Quispe,12345678,rosa@example\.pe,'\+51/,
      );
    });

    test('is refused before the first byte', async () => {
      const { statusCode, headers } = await get('exportTickets', {}, 'client');
      assert.equal(statusCode, 403);
      assert.match(String(headers['content-type']), /json/);
      assert.equal((await get('exportTickets', { sort: 'x' })).statusCode, 400);
    });

    test('a session that ends during the download aborts it', async () => {
      const url = await app.listen({ port: 0, host: '127.0.0.1' });
      const authorization = `Bearer ${await mint.issue(cast.ticketManager)}`;
      const answer = await fetch(`${url}/api${calls.exportTickets.path}`, {
        headers: { authorization },
      });
      assert.equal(answer.status, 200);
      const reader = answer.body?.getReader() ?? assert.fail();
      await reader.read();
      await db.query('delete from auth.sessions where user_id = $1', [cast.ticketManager]);
      const rest = async () => {
        for (let done = false; !done;) ({ done } = await reader.read());
      };
      await assert.rejects(rest());
      await app.close();
    });
  });
});
