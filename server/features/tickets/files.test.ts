import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { MAX_FILE_BYTES } from '#contract/fileRules.ts';
import { TicketEntry, TicketPage, type TicketFile } from '#contract/tickets.ts';
import { tokenVerifier } from '../../plugins/accessTokens.ts';
import { cleanName } from '../../plugins/uploadedFile.ts';
import { seedCompany, type Cast, type CastName } from '../../testing/company.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { testApp, testServices } from '../../testing/testApp.ts';
import { ISSUER, tokenMint } from '../../testing/tokenMint.ts';
import type { Database } from '../../db/port.ts';

const mint = await tokenMint();

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const JPEG = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  Buffer.alloc(64),
]);
const WEBP = Buffer.concat([
  Buffer.from('RIFF'),
  Buffer.from([64, 0, 0, 0]),
  Buffer.from('WEBPVP8 '),
  Buffer.alloc(64),
]);
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);

/** A ZIP with the given files, as far as readers of local headers go. */
function zipOf(files: Record<string, string>): Buffer {
  const entries = Object.entries(files).map(([name, text]) => {
    const data = deflateRawSync(Buffer.from(text));
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(8, 8);
    header.writeUInt32LE(data.length, 18);
    header.writeUInt32LE(text.length, 22);
    header.writeUInt16LE(name.length, 26);
    return Buffer.concat([header, Buffer.from(name), data]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  return Buffer.concat([...entries, end]);
}
const office = (part: string, type: string) =>
  zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${type}+xml"/></Types>`,
    [part]: '<a/>',
  });
const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Sent = [name: string, content: Buffer];

/** A form as a browser sends it. */
async function formOf(fields: Record<string, string>, files: readonly Sent[]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, content] of files)
    form.append('file', new Blob([Uint8Array.from(content)]), name);
  const coded = new Response(form);
  return {
    type: coded.headers.get('content-type') ?? '',
    payload: Buffer.from(await coded.arrayBuffer()),
  };
}

forEachDatabase((databaseName, open) => {
  describe(`files of messages, on ${databaseName}`, () => {
    let db: Database;
    let cast: Cast;
    let app: ReturnType<typeof testApp>['app'];
    let id: string;
    let today = new Date();

    before(async () => {
      db = await open();
      cast = await seedCompany(db);
      const verifyToken = tokenVerifier({ keys: mint.keys, issuer: ISSUER });
      ({ app } = testApp({ db, verifyToken, services: testServices({ now: () => today }) }));
      const [ticket] = await db.query<{ id: string }>(
        'select id from app.tickets where user_id = $1',
        [cast.client],
      );
      id = ticket?.id ?? '';
    });

    const bearer = async (who: CastName) => ({
      authorization: `Bearer ${await mint.issue(cast[who])}`,
    });

    const post = async (
      who: CastName,
      { type, payload }: { type: string; payload: Buffer },
      key?: string,
    ) => {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/data/tickets/${id}/messages`,
        headers: {
          ...(await bearer(who)),
          'content-type': type,
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        payload,
      });
      return { status: answer.statusCode, body: answer.json<{ message?: string }>() };
    };
    const send = async (files: readonly Sent[], fields: Record<string, string> = { body: 'Va' }) =>
      post('client', await formOf(fields, files));
    const sendOne = async (name: string, content: Buffer): Promise<TicketFile> => {
      const { status, body } = await send([[name, content]]);
      assert.equal(status, 201, JSON.stringify(body));
      const entry = TicketEntry.parse(body);
      const [file] = 'files' in entry ? (entry.files ?? []) : [];
      return file ?? assert.fail('no file');
    };
    const linkBy = async (who: CastName, file: string) => {
      const url = `/api/data/files/${file}/link`;
      const answer = await app.inject({ url, headers: await bearer(who) });
      return { status: answer.statusCode, url: answer.json<{ url?: string }>().url ?? '' };
    };
    const written = async () => {
      const [row] = await db.query(
        `select (select count(*)::int from app.ticket_messages) as messages,
                (select count(*)::int from app.files) as files,
                (select count(*)::int from app.file_parts) as parts`,
      );
      return row;
    };

    const good: [name: string, content: Buffer, type: string][] = [
      ['a.png', PNG, 'image/png'],
      ['foto.JPEG', JPEG, 'image/jpeg'],
      ['foto.jpg', JPEG, 'image/jpeg'],
      ['a.webp', WEBP, 'image/webp'],
      ['a.pdf', PDF, 'application/pdf'],
      ['a.zip', zipOf({ 'a.txt': 'hola' }), 'application/zip'],
      ['a.docx', office('word/document.xml', `${DOCX_TYPE}.main`), DOCX_TYPE],
      ['a.xlsx', office('xl/workbook.xml', `${XLSX_TYPE}.main`), XLSX_TYPE],
      ['nota ñandú 💥.txt', Buffer.from('\ufeffHola\r\n\tñ'), 'text/plain'],
      ['a.csv', Buffer.from('a,b\r\n=1+1,2\r\n'), 'text/csv'],
    ];
    for (const [name, content, type] of good) {
      it(`keeps ${name} byte for byte, as ${type}`, async () => {
        const file = await sendOne(name, content);
        assert.deepEqual({ ...file, id: '' }, { id: '', name, type, size: content.length });
        for (const who of ['client', 'ticketManager', 'admin'] as const) {
          const { url } = await linkBy(who, file.id);
          const answer = await app.inject(url);
          assert.equal(answer.statusCode, 200);
          assert.deepEqual(answer.rawPayload, content);
          assert.ok(String(answer.headers['content-type']).startsWith(type));
          assert.equal(answer.headers['x-content-type-options'], 'nosniff');
          const disposition = String(answer.headers['content-disposition']);
          assert.match(disposition, /^attachment; /);
          assert.equal(decodeURIComponent(disposition.split("filename*=UTF-8''")[1] ?? ''), name);
        }
      });
    }

    it('keeps the largest there may be, in parts, and tells it with its message', async () => {
      const content = randomBytes(MAX_FILE_BYTES);
      content.write('%PDF-1.7');
      const file = await sendOne('grande.pdf', content);
      const answer = await app.inject((await linkBy('client', file.id)).url);
      assert.ok(answer.rawPayload.equals(content));
      const page = await app.inject({
        url: `/api/data/tickets/${id}`,
        headers: await bearer('ticketManager'),
      });
      const { entries } = TicketPage.parse(page.json());
      assert.ok(entries.some((entry) => 'files' in entry && entry.files?.[0]?.id === file.id));
    });

    const TYPE = /es de un tipo que no se admite\. Puedes enviar PDF, /;
    const bad: [what: string, files: Sent[], status: number, message: RegExp][] = [
      ['an empty file', [['a.pdf', Buffer.alloc(0)]], 422, /^El archivo «a\.pdf» está vacío\.$/],
      [
        'one byte too many',
        [['a.pdf', Buffer.concat([PDF, Buffer.alloc(MAX_FILE_BYTES)])]],
        413,
        /^El archivo «a\.pdf» pesa más de 10 MB\.$/,
      ],
      ['an SVG with a script', [['a.svg', SVG]], 415, TYPE],
      ['an SVG called PNG', [['a.png', SVG]], 415, TYPE],
      ['a page called CSV is text, called HTML it is nothing', [['a.html', HTML]], 415, TYPE],
      ['a program', [['a.exe', EXE]], 415, TYPE],
      ['a program called PDF', [['a.pdf', EXE]], 415, TYPE],
      [
        'a PDF called PNG',
        [['a.png', PDF]],
        422,
        /«a\.png» no es lo que dice su nombre: su contenido es PDF\.$/,
      ],
      [
        'a program called TXT',
        [['a.txt', Buffer.from([77, 0, 1, 2, 77, 77])]],
        422,
        /«a\.txt» no es un texto: contiene caracteres de control\.$/,
      ],
      [
        'Latin-1 called CSV',
        [['a.csv', Buffer.from('a,ñ', 'latin1')]],
        422,
        /«a\.csv» no es texto en UTF-8\. Guárdalo con esa codificación\.$/,
      ],
      [
        'six files',
        Array.from({ length: 6 }, (_file, index): Sent => [`${index}.png`, PNG]),
        413,
        /^Puedes adjuntar hasta 5 archivos por mensaje\.$/,
      ],
      [
        'a good file before a bad one',
        [
          ['a.png', PNG],
          ['b.exe', EXE],
        ],
        415,
        TYPE,
      ],
    ];
    for (const [what, files, status, message] of bad) {
      it(`refuses ${what}, and keeps nothing`, async () => {
        const before = await written();
        const answer = await send(files);
        assert.equal(answer.status, status, JSON.stringify(answer.body));
        assert.match(answer.body.message ?? '', message);
        assert.deepEqual(await written(), before);
      });
    }

    it('refuses what is cut off half-way, whatever is missing, and keeps nothing', async () => {
      const { type, payload } = await formOf({ body: 'Va' }, [['a.png', PNG]]);
      const before = await written();
      for (const end of [payload.length - 10, payload.length - 60, 100, 20]) {
        const { status, body } = await post('client', { type, payload: payload.subarray(0, end) });
        assert.ok(status === 422 || status === 400, `${status} for ${end}`);
        assert.match(body.message ?? '', /^El envío llegó incompleto|^Falta el mensaje/);
      }
      const odd = await post('client', { type: 'multipart/form-data', payload });
      assert.equal(odd.status < 500, true);
      assert.deepEqual(await written(), before);
    });

    it('refuses a form without a text, with a field that nobody knows, and one by who may not write', async () => {
      const before = await written();
      assert.deepEqual(await send([['a.png', PNG]], { body: ' ' }), {
        status: 400,
        body: { message: 'Falta el mensaje.' },
      });
      assert.deepEqual(await send([], { body: 'a', author_id: randomUUID() }), {
        status: 400,
        body: { message: 'Hay campos que no se admiten: author_id.' },
      });
      const form = await formOf({ body: 'a' }, [['a.png', PNG]]);
      assert.equal((await post('otherClient', form)).status, 404);
      assert.equal(
        (await post('client', await formOf({ body: 'a', internal: 'true' }, []))).status,
        403,
      );
      assert.deepEqual(await written(), before);
    });

    it('reads a form without files, and an empty file field', async () => {
      assert.equal((await send([])).status, 201);
      assert.equal((await send([['', Buffer.alloc(0)]])).status, 201);
      const note = await post('ticketManager', await formOf({ body: 'Ojo', internal: 'true' }, []));
      assert.equal(TicketEntry.parse(note.body).kind, 'note');
    });

    it('sent twice under one key is kept once; other files under it are a 422', async () => {
      const key = randomUUID();
      const form = await formOf({ body: 'Va' }, [['a.png', PNG]]);
      const before = await written();
      assert.equal((await post('client', form, key)).status, 201);
      const after = await written();
      const again = await formOf({ body: 'Va' }, [['a.png', PNG]]);
      assert.equal((await post('client', again, key)).status, 201);
      assert.deepEqual(await written(), after);
      assert.notDeepEqual(before, after);
      const other = await formOf({ body: 'Va' }, [['a.png', Buffer.concat([PNG, PNG])]]);
      assert.equal((await post('client', other, key)).status, 422);
    });

    it('nobody else gets a link, nor the client to the file of a note', async () => {
      const file = await sendOne('a.png', PNG);
      for (const who of ['otherClient', 'projectManager', 'copywriter'] as const) {
        assert.equal((await linkBy(who, file.id)).status, 404);
      }
      const form = await formOf({ body: 'Ojo', internal: 'true' }, [['b.png', PNG]]);
      const note = TicketEntry.parse((await post('ticketManager', form)).body);
      const hidden = ('files' in note ? note.files?.[0]?.id : undefined) ?? '';
      assert.equal((await linkBy('client', hidden)).status, 404);
      assert.equal((await linkBy('admin', hidden)).status, 200);
    });

    it('a link is good for five minutes, for its file alone, and unchanged', async () => {
      const [file, other] = [await sendOne('a.png', PNG), await sendOne('b.png', PNG)];
      const { url } = await linkBy('client', file.id);
      const until = Number(/until=(\d+)/.exec(url)?.[1]);
      const status = async (changed: string) => (await app.inject(changed)).statusCode;
      for (const changed of [
        url.replace(file.id, other.id),
        url.replace(`${until}`, `${until + 60}`),
        url.replace(/signature=./, (start) => `signature=${start.endsWith('A') ? 'B' : 'A'}`),
      ]) {
        assert.equal(await status(changed), 404, changed);
      }
      for (const changed of [url.replace(/&signature.*/, ''), url.replace(/\?.*/, '')]) {
        assert.equal(await status(changed), 400, changed);
      }
      const start = today;
      today = new Date(start.getTime() + 5 * 60_000 - 1_000);
      assert.equal(await status(url), 200);
      today = new Date(start.getTime() + 5 * 60_000 + 1_000);
      const late = await app.inject(url);
      assert.equal(late.statusCode, 404);
      assert.match(late.json<{ message: string }>().message, /^El enlace venció/);
      today = start;
      await db.query('delete from app.files where id = $1', [file.id]);
      assert.equal(await status(url), 404);
    });
  });
});

describe('a file’s name', () => {
  const names: [string, string][] = [
    ['informe.pdf', 'informe.pdf'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\Ana\\foto.png', 'foto.png'],
    ['a\u0000b\r\n.txt', 'ab.txt'],
    ['factura\u202Efdp.exe', 'facturafdp.exe'],
    ['"; rm -rf ~ <script>.pdf', '; rm -rf ~ script.pdf'],
    ['.htaccess', 'htaccess'],
    ['...', 'archivo'],
    ['', 'archivo'],
    ['CON<>|?*.pdf', 'CON.pdf'],
    ['n\u0303andu\u0301.pdf', 'ñandú.pdf'],
    ['\ud800.pdf', '\ufffd.pdf'],
  ];
  for (const [given, clean] of names) {
    it(`${JSON.stringify(given)} is saved as ${JSON.stringify(clean)}`, () => {
      assert.equal(cleanName(given), clean);
    });
  }

  it('of 300 characters is cut, its end kept', () => {
    const name = cleanName(`${'💥'.repeat(300)}.pdf`);
    assert.equal([...name].length, 120);
    assert.ok(name.endsWith('💥.pdf'));
  });
});
