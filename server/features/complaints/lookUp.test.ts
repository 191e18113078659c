import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { ComplaintReceipt } from '#contract/complaints.ts';
import type { Database } from '../../db/port.ts';
import { openCallLimits } from '../../plugins/callLimits.ts';
import { SIX_FIELDS } from '../../testing/complaint.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { testApp, testServices } from '../../testing/testApp.ts';
import { fileComplaint } from './complaintsRepository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const { documentId, type } = SIX_FIELDS;

forEmbeddedDatabase((name, open) => {
  describe(`looking a complaint up on ${name}`, () => {
    let db: Database;
    let app: FastifyInstance;
    let logged: string[];
    let receipt: ComplaintReceipt;

    before(async () => {
      db = await open();
      ({ app, logged } = testApp({ db }));
      receipt = (await call('/api/data/complaints', SIX_FIELDS)).json();
    });

    const call = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
    const lookUp = (payload: object) => call('/api/data/complaints/look-up', payload);

    test('returns state and dates, without personal data', async () => {
      const answer = await lookUp({ code: receipt.code, documentId });
      assert.equal(answer.statusCode, 200, answer.body);
      assert.deepEqual(answer.json(), { ...receipt, type, status: 'Registrada', answers: [] });
    });

    test('accepts code and document in any notation', async () => {
      const [number = '', year] = receipt.code.split('-');
      const codes = [`${Number(number)}-${year}`, ` ${number} – ${year} `, `00${receipt.code}`];
      for (const code of codes) {
        const answer = await lookUp({ code, documentId: ' 1234-5678 ' });
        assert.equal(answer.json<ComplaintReceipt>().code, receipt.code, code);
      }
    });

    test('gives the same answer for an unknown code, a wrong document, and a deleted complaint', async () => {
      const gone = await db.transaction((tx) =>
        fileComplaint(tx, SIX_FIELDS, new Date(Date.now() - 732 * DAY_MS)),
      );
      await db.query('delete from app.complaints where code = $1', [gone.code]);
      const answers = [];
      for (const known of [
        { code: '999999-2026', documentId },
        { code: receipt.code, documentId: '87654321' },
        { code: receipt.code, documentId: '001234567' },
        { code: gone.code, documentId },
      ]) {
        const { statusCode, headers, rawPayload } = await lookUp(known);
        assert.equal(statusCode, 404);
        answers.push({
          headers: { ...headers, date: '', 'x-request-id': '' },
          body: rawPayload.toString('hex'),
        });
      }
      for (const answer of answers) assert.deepEqual(answer, answers[0]);
      const text = Buffer.from(answers[0]?.body ?? '', 'hex').toString();
      assert.match(text, /^{"message":"No encontramos una reclamación con ese código y ese/);
    });

    test('refuses a malformed code or document, in Spanish', async () => {
      const good = { code: receipt.code, documentId };
      for (const [payload, says] of [
        [{ ...good, code: '' }, /^El código tiene la forma 000123-2026\.$/],
        [{ ...good, code: '1-26' }, /^El código tiene la forma/],
        [{ ...good, code: `${'1'.repeat(11)}-2026` }, /^El código tiene la forma/],
        [{ ...good, code: 1 }, /^Falta el código\.$/],
        [{ documentId }, /^Falta el código\.$/],
        [{ ...good, documentId: '123' }, /^El DNI tiene 8 dígitos/],
        [{ code: receipt.code }, /^Falta el documento\.$/],
        [{ ...good, email: 'a@b.pe' }, /no se admiten: email/],
      ] as const) {
        const answer = await lookUp(payload);
        assert.equal(answer.statusCode, 400, JSON.stringify(payload));
        assert.match(answer.json<{ message: string }>().message, says);
      }
    });

    test('is not a GET, and logs neither code nor document', async () => {
      const url = `/api/data/complaints/look-up?code=${receipt.code}&documentId=${documentId}`;
      assert.equal((await app.inject({ url })).statusCode, 404);
      assert.ok(logged.length > 0);
      assert.doesNotMatch(logged.join(), RegExp(`${receipt.code}|${documentId}`));
    });

    test('is limited to twenty per hour and network, found or not', async () => {
      const services = testServices({ limits: openCallLimits(db, true) });
      const { app: limited } = testApp({ db, services });
      const ask = (remoteAddress: string, code: string) =>
        limited.inject({
          method: 'POST',
          url: '/api/data/complaints/look-up',
          remoteAddress,
          payload: { code, documentId },
        });
      const statuses: number[] = [];
      for (let turn = 0; turn < 20; turn += 1) {
        const code = turn % 2 ? receipt.code : '999999-2026';
        statuses.push((await ask('203.0.113.9', code)).statusCode);
      }
      assert.deepEqual(statuses, Array(10).fill([404, 200]).flat());
      for (const code of [receipt.code, '999999-2026']) {
        const refused = await ask('203.0.113.9', code);
        assert.equal(refused.statusCode, 429);
        assert.match(refused.json<{ message: string }>().message, /^Ya hiciste muchas consultas\./);
        assert.ok(Number(refused.headers['retry-after']) > 0);
      }
      assert.equal((await ask('198.51.100.9', receipt.code)).statusCode, 200);
    });
  });
});
