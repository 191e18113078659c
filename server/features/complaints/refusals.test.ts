import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { ComplaintReceipt } from '#contract/complaints.ts';
import type { Database } from '../../db/port.ts';
import { openCallLimits } from '../../plugins/callLimits.ts';
import { SIX_FIELDS } from '../../testing/complaint.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { testApp, testServices } from '../../testing/testApp.ts';

const FIELDS: Record<string, { max: number; required: boolean }> = {
  fullName: { max: 200, required: true },
  details: { max: 5000, required: true },
  phone: { max: 30, required: false },
  address: { max: 300, required: false },
  guardian: { max: 200, required: false },
  goodDescription: { max: 1000, required: false },
  request: { max: 2000, required: false },
};

/** Invalid bodies, and the message each must get. */
const REFUSED: [what: string, body: unknown, says: RegExp][] = [
  ...Object.entries(FIELDS).flatMap(([field, { max, required }]) => {
    const body = (value: unknown) => ({ ...SIX_FIELDS, [field]: value });
    const missing: [string, unknown, RegExp][] = [
      [`${field} missing`, body(undefined), /^Falta el /],
      [`${field} blank`, body(' \n\u00a0'), /^Falta el /],
    ];
    const wrong: [string, unknown, RegExp][] = [
      [`${field} a number`, body(12), /^Falta|debe ser un texto\.$/],
      [`${field} null`, body(null), /^Falta|debe ser un texto\.$/],
      [`${field} too long`, body('ñ'.repeat(max + 1)), RegExp(`admite hasta ${max} caracteres`)],
      [`${field} with a NUL`, body('a\0b'), /carácter no permitido/],
    ];
    return required ? [...missing, ...wrong] : wrong;
  }),
  ...[undefined, '', '1234567', '123456789012a', '1234ñ6789', '١٢٣٤٥٦٧٨', 12345678].map(
    (documentId): [string, unknown, RegExp] => [
      `documentId ${JSON.stringify(documentId)}`,
      { ...SIX_FIELDS, documentId },
      /^(Falta el documento|El DNI tiene 8 dígitos)/,
    ],
  ),
  ...[undefined, '', 'rosa', 'a@b', 'a@b.pe, c@d.pe', 'a@b.pe\r\nBcc: c@d.pe', '"a b"@c.pe'].map(
    (email): [string, unknown, RegExp] => [
      `email ${JSON.stringify(email)}`,
      { ...SIX_FIELDS, email },
      /^Escribe un correo/,
    ],
  ),
  ['email too long', { ...SIX_FIELDS, email: `${'a'.repeat(250)}@b.pe` }, /demasiado largo/],
  ...[undefined, '', 'Reclamo', 'denuncia', 1].map((type): [string, unknown, RegExp] => [
    `type ${JSON.stringify(type)}`,
    { ...SIX_FIELDS, type },
    /^Elige reclamo o queja\.$/,
  ]),
  ...['', 'bien'].map((goodType): [string, unknown, RegExp] => [
    `goodType ${JSON.stringify(goodType)}`,
    { ...SIX_FIELDS, goodType },
    /^Elige producto o servicio\.$/,
  ]),
  ...['100', -1, 0.005, null, 1e12].map((amount): [string, unknown, RegExp] => [
    `amount ${JSON.stringify(amount)}`,
    { ...SIX_FIELDS, amount },
    /^El monto/,
  ]),
  [
    'the honeypot field filled in',
    { ...SIX_FIELDS, extraReference: 'https://x.pe' },
    /Escríbenos a/,
  ],
  [
    'the honeypot field null',
    { ...SIX_FIELDS, extraReference: null },
    /^El formulario contiene un dato que no es válido\.$/,
  ],
  ...['fullName', 'guardian'].map((field): [string, unknown, RegExp] => [
    `${field} with a text direction character`,
    { ...SIX_FIELDS, [field]: 'Rosa \u202eayauG' },
    /^El nombre .* contiene un carácter invisible que invierte el texto después de «Rosa»\. Bórralo\.$/,
  ]),
  ['an unknown key', { ...SIX_FIELDS, code: '000009-2026' }, /no se admiten: code/],
  ['a list', [SIX_FIELDS], /debe ser un objeto JSON/],
  ['no body', undefined, /debe ser un objeto JSON/],
];

/** Texts that must be returned unchanged. */
const INTACT = [
  'Ñandú, pingüino, «¿qué?» — S/ 1,234.50',
  '👩‍👧‍👦🇵🇪 e\u0301',
  'مرحبا بالعالم \u202eهلا',
  'uno\n\n\tdos\u2028tres',
  `'); drop table app.complaints; -- \\x00 $1 %s {{x}}`,
  '<script>alert(1)</script>\nBcc: otro@example.pe',
];

forEmbeddedDatabase((name, open) => {
  describe(`what the complaints book refuses on ${name}`, () => {
    let db: Database;
    let app: FastifyInstance;

    before(async () => {
      db = await open();
      ({ app } = testApp({ db }));
    });

    const file = (payload: unknown) =>
      app.inject({
        method: 'POST',
        url: '/api/data/complaints',
        ...(payload !== undefined && { payload: payload as object }),
      });

    const stored = async () => {
      const [row] = await db.query<{ rows: number }>(
        `select (select count(*)::int from app.complaints) + (select count(*)::int from app.outbox)
                + (select count(*)::int from app.complaint_numbers) as rows`,
      );
      return row?.rows;
    };

    test('each invalid body, in Spanish, storing nothing', async (t) => {
      for (const [what, body, says] of REFUSED) {
        await t.test(what, async () => {
          const answer = await file(body);
          assert.equal(answer.statusCode, 400, answer.body);
          assert.match(answer.json<{ message: string }>().message, says);
        });
      }
      assert.equal(await stored(), 0);
    });

    test('no legitimate text', async () => {
      for (const text of INTACT) {
        // A name is a single line: it may not change the text direction of its neighbours.
        const fullName = text.replaceAll(/[\u202e\n\t\u2028]/g, '');
        const answer = await file({ ...SIX_FIELDS, fullName, details: text, request: text });
        assert.equal(answer.statusCode, 201, answer.body);
        const [row] = await db.query(
          'select full_name, details, request from app.complaints where code = $1',
          [answer.json<ComplaintReceipt>().code],
        );
        assert.deepEqual(row, { full_name: fullName, details: text, request: text });
      }
      const headers = await db.query<{ subject: string; headers: object }>(
        'select subject, headers from app.outbox',
      );
      for (const mail of headers) {
        assert.match(mail.subject, /^(Tu r|R)eclamo \d{6}-\d{4}: [a-z0-9 ó]+$/);
        assert.deepEqual(Object.keys(mail.headers), ['X-Request-Id']);
      }
    });

    test('no telephone copied from the contacts, with invisible marks around it', async () => {
      const answer = await file({ ...SIX_FIELDS, phone: '\u202a+51 987 654 321\u202c' });
      assert.equal(answer.statusCode, 201, answer.body);
      const [row] = await db.query('select phone from app.complaints where code = $1', [
        answer.json<ComplaintReceipt>().code,
      ]);
      assert.deepEqual(row, { phone: '+51 987 654 321' });
    });

    test('no complaint with every field at its maximum length', async () => {
      const longest = Object.entries(FIELDS).map(([field, { max }]) => [field, '€'.repeat(max)]);
      const answer = await file({ ...SIX_FIELDS, ...Object.fromEntries(longest) });
      assert.equal(answer.statusCode, 201, answer.body);
    });

    test('the twenty-first complaint per hour and network, pointing to the other channel', async () => {
      const { app: limited } = testApp({
        db,
        services: testServices({ limits: openCallLimits(db, true) }),
      });
      const from = (remoteAddress: string) =>
        limited.inject({
          method: 'POST',
          url: '/api/data/complaints',
          payload: SIX_FIELDS,
          remoteAddress,
        });
      for (let count = 0; count < 20; count += 1) {
        assert.equal((await from('203.0.113.7')).statusCode, 201);
      }
      const earlier = await stored();
      const refused = await from('203.0.113.7');
      assert.equal(refused.statusCode, 429);
      assert.match(
        refused.json<{ message: string }>().message,
        /en \d+ minutos o envíala por correo a hola@tramayo\.example\.$/,
      );
      assert.ok(Number(refused.headers['retry-after']) > 0);
      assert.equal(await stored(), earlier);
      assert.equal((await from('198.51.100.7')).statusCode, 201);
    });
  });
});
