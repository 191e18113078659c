import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { ComplaintReceipt } from '#contract/complaints.ts';
import type { Database } from '../../db/port.ts';
import { SIX_FIELDS } from '../../testing/complaint.ts';
import { forEachDatabase, racesOnly } from '../../testing/databases.ts';
import { FULL } from '../../testing/full.ts';
import { manualClock } from '../../testing/mailParts.ts';
import { testApp, testServices } from '../../testing/testApp.ts';

const AT_ONCE = FULL ? 50 : 12;

const WHOLE = {
  ...SIX_FIELDS,
  fullName: '  Rosa Ñahui Quispe ',
  documentId: ' 001-234.567a ',
  type: 'queja',
  details: 'Llamé.\n\nNadie contestó 😤: «vuelva mañana».\nשלום',
  address: 'Jr. Junín 123, Áncash',
  guardian: 'Elías Ñahui',
  goodType: 'servicio',
  goodDescription: 'Tienda en línea <b>completa</b>',
  amount: 1234.5,
  request: 'Que la abran',
  extraReference: '',
};

interface Row {
  code: string;
  [column: string]: unknown;
}

forEachDatabase((name, open) => {
  describe(`the complaints book on ${name}`, () => {
    let db: Database;
    let app: FastifyInstance;
    let woken = 0;
    const clock = manualClock(new Date('2026-12-05T04:30:00.123Z'));

    before(async () => {
      db = await open();
      const services = testServices({ now: clock.now, wakeMailer: () => void (woken += 1) });
      ({ app } = testApp({ db, services }));
    });

    const file = (payload: object, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url: '/api/data/complaints', payload, headers });

    const rowOf = async (code: string) => {
      const [row] = await db.query<Row>(
        `select code, year, number, filed_at, due_date::text as due_date, type, full_name,
                document_id, email, phone, address, guardian, good_type, good_description,
                amount::text as amount, details, request
           from app.complaints where code = $1`,
        [code],
      );
      return row ?? assert.fail('no such complaint');
    };

    const mailsAbout = (code: string) =>
      db.query<{ kind: string; text: string; html: string } & Row>(
        `select kind, recipient, reply_to, subject, text, html from app.outbox
          where subject like '%' || $1 || '%' order by kind`,
        [code],
      );

    test(`gives ${AT_ONCE} concurrent complaints consecutive codes`, async () => {
      const services = testServices({ now: () => new Date('2031-03-05T15:00:00Z') });
      const { app: later } = testApp({ db, services });
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () =>
          later.inject({ method: 'POST', url: '/api/data/complaints', payload: SIX_FIELDS }),
        ),
      );
      const codes = answers.map((answer) => answer.json<ComplaintReceipt>().code).sort();
      const expected = Array.from({ length: AT_ONCE }, (_, index) => `0000${pad(index + 1)}-2031`);
      assert.deepEqual(codes, expected);
      for (const code of codes) assert.equal((await mailsAbout(code)).length, 2);
    });

    if (racesOnly(name)) return;

    test('stores each complaint whole, and mails it to both parties', async () => {
      const answer = await file(WHOLE);
      assert.equal(answer.statusCode, 201);
      const receipt = answer.json<ComplaintReceipt>();
      assert.deepEqual(receipt, {
        code: '000001-2026',
        filedAt: '2026-12-05T04:30:00.123Z',
        dueDate: '2026-12-30',
      });
      assert.deepEqual(ComplaintReceipt.parse(receipt), receipt);
      assert.equal(woken, 1);
      assert.deepEqual(await rowOf(receipt.code), {
        code: receipt.code,
        year: 2026,
        number: 1,
        filed_at: new Date(receipt.filedAt),
        due_date: '2026-12-30',
        type: 'queja',
        full_name: 'Rosa Ñahui Quispe',
        document_id: '001234567A',
        email: WHOLE.email,
        phone: WHOLE.phone,
        address: WHOLE.address,
        guardian: WHOLE.guardian,
        good_type: 'servicio',
        good_description: WHOLE.goodDescription,
        amount: '1234.50',
        details: WHOLE.details,
        request: WHOLE.request,
      });
      const mails = await mailsAbout(receipt.code);
      assert.deepEqual(
        mails.map(({ kind, recipient, reply_to }) => ({ kind, recipient, reply_to })),
        [
          { kind: 'complaint_copy', recipient: WHOLE.email, reply_to: null },
          { kind: 'complaint_notice', recipient: 'agencia@example.pe', reply_to: WHOLE.email },
        ],
      );
      for (const { text, html } of mails) {
        assert.match(text, /Tienda en línea <b>completa<\/b>/);
        assert.match(html, /Tienda en línea &lt;b&gt;completa&lt;\/b&gt;/);
        for (const part of [text, html])
          assert.match(part, /4 dic 2026 a las 23:30 \(hora de Lima/);
      }
    });

    test('accepts just the six fields, with the phone empty or missing', async () => {
      for (const phone of [SIX_FIELDS.phone, '  ', undefined]) {
        const payload = { ...SIX_FIELDS, phone };
        const answer = await file(payload);
        assert.equal(answer.statusCode, 201, answer.body);
        const row = await rowOf(answer.json<ComplaintReceipt>().code);
        assert.equal(row.phone, phone?.trim() ? phone : null);
        for (const column of ['address', 'guardian', 'good_type', 'amount', 'request']) {
          assert.equal(row[column], null, column);
        }
      }
    });

    test('restarts numbering with the year in Lima, not in UTC', async () => {
      const codes: string[] = [];
      for (const moment of ['2028-01-01T04:59:59.999Z', '2028-01-01T05:00:00Z']) {
        clock.advance((Date.parse(moment) - clock.now().getTime()) / 1000);
        codes.push((await file(SIX_FIELDS)).json<ComplaintReceipt>().code);
      }
      assert.deepEqual(codes, ['000001-2027', '000001-2028']);
    });

    test('leaves no gap when filing fails', async () => {
      const services = testServices({ now: clock.now, agencyAddress: 'no es un correo' });
      const { app: failing } = testApp({ db, services });
      const failed = await failing.inject({
        method: 'POST',
        url: '/api/data/complaints',
        payload: SIX_FIELDS,
      });
      assert.equal(failed.statusCode, 500);
      const { code } = (await file(SIX_FIELDS)).json<ComplaintReceipt>();
      assert.equal(code, '000002-2028');
      assert.equal((await mailsAbout('000002-2028')).length, 2);
    });

    test('files one complaint for two concurrent calls with the same key', async () => {
      const count = async () => {
        const [row] = await db.query<{ complaints: number; mails: number }>(
          `select (select count(*)::int from app.complaints) as complaints,
                  (select count(*)::int from app.outbox) as mails`,
        );
        return row ?? assert.fail();
      };
      const earlier = await count();
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const twice = await Promise.all([file(WHOLE, headers), file(WHOLE, headers)]);
      const later = await file(WHOLE, headers);
      for (const answer of [...twice, later]) {
        assert.equal(answer.statusCode, 201);
        assert.deepEqual(answer.json(), later.json());
      }
      assert.deepEqual(await count(), {
        complaints: earlier.complaints + 1,
        mails: earlier.mails + 2,
      });
      const changed = await file({ ...WHOLE, details: 'Otra cosa' }, headers);
      assert.equal(changed.statusCode, 422);
    });

    test('continues past six digits', async () => {
      await db.query(`update app.complaint_numbers set last = 999998 where year = 2028`);
      const codes = [];
      for (let count = 0; count < 2; count += 1) {
        codes.push((await file(SIX_FIELDS)).json<ComplaintReceipt>().code);
      }
      assert.deepEqual(codes, ['999999-2028', '1000000-2028']);
    });
  });
});

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
