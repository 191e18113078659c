import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { calls, type CallName } from '#contract/calls.ts';
import { EXCEL } from '#contract/excelFiles.ts';
import { limaDay } from '#contract/limaTime.ts';
import { serviceTitles } from '#contract/serviceTitles.ts';
import type { Database } from '../../db/port.ts';
import { tokenVerifier } from '../../plugins/accessTokens.ts';
import { seedCompany, type Cast, type CastName } from '../../testing/company.ts';
import { fileOn } from '../../testing/complaint.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { excelDay, excelSheet, type ExcelSheet } from '../../testing/excelSheet.ts';
import { interceptTransactions } from '../../testing/interceptTransactions.ts';
import { testApp, testServices } from '../../testing/testApp.ts';
import { ISSUER, tokenMint } from '../../testing/tokenMint.ts';

const mint = await tokenMint();
const NOW = new Date('2026-11-21T03:00:00Z');
/** Three batches, with those of the company. */
const MANY = 520;

forEmbeddedDatabase((name, open) => {
  describe(`exports of lists on ${name}`, () => {
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
           ($1, '=HYPERLINK("x")', E'Dos\\nlíneas, "y" más <&>', 'Cerrado', '2026-11-02T03:00:00Z')`,
        [cast.client],
      );
      await db.query(
        `insert into app.tickets (user_id, subject, description, status, created_at)
         select $1, 'Muchos ' || n, 'Detalle', 'Abierto', '2025-01-01'
           from generate_series(1, ${MANY}) n`,
        [cast.otherClient],
      );
    });

    async function get(
      call: CallName,
      query: Record<string, string> = {},
      who: CastName = 'admin',
    ) {
      const authorization = `Bearer ${await mint.issue(cast[who])}`;
      return app.inject({ url: `/api${calls[call].path}`, query, headers: { authorization } });
    }
    const sheetOf = async (...asked: Parameters<typeof get>) => {
      const { statusCode, rawPayload } = await get(...asked);
      assert.equal(statusCode, 200);
      return excelSheet(rawPayload);
    };
    const subjectsOf = ({ rows }: ExcelSheet) =>
      rows.map(({ Asunto: subject }) => (subject && 't' in subject ? subject.t : assert.fail()));

    test('is an Excel file, named with the day in Lima, with a bold and frozen head', async () => {
      const { headers, rawPayload } = await get('exportTickets', { status: 'Cerrado' });
      assert.equal(headers['content-type'], EXCEL);
      assert.equal(
        headers['content-disposition'],
        'attachment; filename="tickets-2026-11-20.xlsx"',
      );
      assert.equal(headers['cache-control'], 'no-store');
      const { widths, ...sheet } = excelSheet(rawPayload);
      assert.deepEqual(sheet, {
        name: 'tickets',
        isHeadBold: true,
        isHeadFrozen: true,
        headings: ['Usuario', 'Asunto', 'Descripción', 'Fecha', 'Estado'],
        rows: [
          {
            Usuario: { t: 'client' },
            Asunto: { t: '=HYPERLINK("x")' },
            Descripción: { t: 'Dos\nlíneas, "y" más <&>' },
            Fecha: { n: excelDay('2026-11-01'), format: 'dd/mm/yyyy' },
            Estado: { t: 'Cerrado' },
          },
        ],
      });
      assert.deepEqual(widths, [9, 17, 21, 12, 9]);
    });

    test('contains all rows of the search in its order', async () => {
      const all = await sheetOf('exportTickets', { sort: 'subject' });
      assert.equal(all.rows.length, MANY + 7);
      const found = await sheetOf('exportTickets', { search: 'muchos 51', sort: 'subject' });
      const subjects = subjectsOf(found);
      assert.deepEqual(subjects, [
        ...['Muchos 151', 'Muchos 251', 'Muchos 351', 'Muchos 451', 'Muchos 51'],
        ...Array.from({ length: 10 }, (_, n) => `Muchos 51${n}`),
      ]);
    });

    test('of clients, with what the team knows of them: documents and phones are text', async () => {
      await db.query(
        `update app.client_details set company = 'Agro Quispe', document = '01234567', phone = '+51 987 654 321',
                notes = 'Ojo.' where id = $1`,
        [cast.client],
      );
      const [row] = (await sheetOf('exportClients', { search: 'agro' })).rows;
      assert.ok(row);
      const { 'Correo electrónico': email, ...others } = row;
      assert.ok(email && 't' in email);
      assert.deepEqual(others, {
        Nombre: { t: 'client' },
        Empresa: { t: 'Agro Quispe' },
        'Correo verificado': { t: 'No' },
        Teléfono: { t: '+51 987 654 321', format: '@' },
        'DNI o RUC': { t: '01234567', format: '@' },
        Proyectos: { n: 1 },
        'Tickets abiertos': { n: 1 },
        'Notas del equipo': { t: 'Ojo.' },
      });
    });

    test('of projects with service, address, dates and scope', async () => {
      await db.query(
        `update app.projects set scope = E'Diez páginas\\nYape' where name = 'Tienda'`,
      );
      const { rows } = await sheetOf('exportProjects', { search: 'tienda projectmanager' });
      const [person] = await db.query<{ email: string }>(
        'select email from auth.users where id = $1',
        [cast.client],
      );
      const day = (text: string) => ({ n: excelDay(text), format: 'dd/mm/yyyy' });
      const { Creado: created, ...project } = rows[0] ?? assert.fail();
      assert.deepEqual(project, {
        Cliente: { t: 'client' },
        'Correo del cliente': { t: person?.email },
        Proyecto: { t: 'Tienda' },
        Servicio: { t: serviceTitles[1] },
        'Asignado a': { t: 'projectManager' },
        Estado: { t: 'En Progreso' },
        Avance: { n: 40 },
        Inicio: day('2026-11-02'),
        Fin: day('2026-11-13'),
        Cronograma: { t: 'Análisis: 2 nov 2026 a 13 nov 2026' },
        Alcance: { t: 'Diez páginas\nYape' },
      });
      assert.deepEqual(created, day(limaDay(new Date())));
    });

    test('of ideas with the proposal, of staff with role labels', async () => {
      const { headings, rows } = await sheetOf('exportIdeas', { search: 'tienda' });
      assert.deepEqual(
        headings,
        'Usuario,Idea,Lo que pidió,Descripción,Funciones,Fecha,Quiere realizarla'.split(','),
      );
      const { Fecha: date, ...idea } = rows[0] ?? assert.fail();
      assert.deepEqual(idea, {
        Usuario: { t: 'client' },
        Idea: { t: 'Idea para Tienda' },
        'Lo que pidió': { t: 'Vendo pan' },
        Descripción: { t: 'Una idea' },
        Funciones: { t: 'uno\ndos\ntres' },
      });
      assert.equal(date?.format, 'dd/mm/yyyy');
      const staff = (await sheetOf('exportStaff')).rows;
      assert.deepEqual(
        staff.map((row) => Object.values(row)),
        [
          ['admin', 'Administración'],
          ['copywriter', 'Redacción'],
          ['projectManager', 'Gestión de proyectos'],
          ['ticketManager', 'Atención de tickets'],
        ].map((texts) => texts.map((t) => ({ t }))),
      );
    });

    test('of complaints with the sheet: a DNI keeps its zero, a CE its digits', async () => {
      await fileOn(db, '2026-11-19T15:00:00Z', { documentId: '01234567', amount: 1234.5 });
      await fileOn(db, '2026-11-19T16:00:00Z', { documentId: '001234567890' });
      const { rows } = await sheetOf('exportComplaints', { sort: 'filedAt', order: 'asc' });
      const facts = ['Código', 'Presentada', 'Documento', 'Teléfono', 'Monto reclamado en soles'];
      const code = (t: string) => ({ t, format: '@' });
      const filed = { n: excelDay('2026-11-19'), format: 'dd/mm/yyyy' };
      const phone = code('+51 999 111 222');
      assert.deepEqual(
        rows.map((row) => facts.map((fact) => row[fact])),
        [
          [code('000001-2026'), filed, code('01234567'), phone, { n: 1234.5, format: '#,##0.00' }],
          [code('000002-2026'), filed, code('001234567890'), phone, undefined],
        ],
      );
    });

    test('of subscribers: confirmed addresses with both times', async () => {
      await db.query(
        `insert into app.newsletter_subscriptions
           (email, requested_at, confirm_hash, confirm_until, confirmed_at, unsubscribe_token, unsubscribed_at)
         values ('=si@example.pe', '2026-11-02T15:00Z', '1', now(), '2026-11-03T16:30Z', '1', null),
                ('espera@example.pe', now(), '2', now(), null, '2', null),
                ('salio@example.pe', now(), '3', now(), now(), '3', now())`,
      );
      const answer = await get('exportSubscribers');
      assert.match(String(answer.headers['content-disposition']), /suscriptores-.*\.xlsx/);
      const time = (day: string, hours: number) => ({
        n: Number((excelDay(day) + hours / 24).toFixed(10)),
        format: 'dd/mm/yyyy hh:mm',
      });
      const rows = excelSheet(answer.rawPayload).rows.map((row) => Object.values(row));
      assert.deepEqual(rows, [
        [{ t: '=si@example.pe' }, time('2026-11-02', 10), time('2026-11-03', 11.5)],
      ]);
    });

    test('is refused before the first byte', async () => {
      const { statusCode, headers } = await get('exportTickets', {}, 'client');
      assert.equal(statusCode, 403);
      assert.match(String(headers['content-type']), /json/);
      assert.equal((await get('exportTickets', { sort: 'x' })).statusCode, 400);
    });

    test('a session that ends during the download aborts it', async (t) => {
      const { db: watched, beforeNext } = interceptTransactions(db);
      const verifyToken = tokenVerifier({ keys: mint.keys, issuer: ISSUER });
      const { app: open } = testApp({ db: watched, verifyToken });
      t.after(() => open.close());
      const url = await open.listen({ port: 0, host: '127.0.0.1' });
      const authorization = `Bearer ${await mint.issue(cast.ticketManager)}`;
      const ends = () =>
        db.query('delete from auth.sessions where user_id = $1', [cast.ticketManager]);
      // Before the third batch.
      beforeNext(async () => beforeNext(async () => beforeNext(ends)));
      const answer = await fetch(`${url}/api${calls.exportTickets.path}`, {
        headers: { authorization },
      });
      assert.equal(answer.status, 200);
      await assert.rejects(answer.arrayBuffer());
    });
  });
});
