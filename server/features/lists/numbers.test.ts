import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import type { Found } from '#contract/search.ts';
import { addPerson } from '../../testing/company.ts';
import { fileOn } from '../../testing/complaint.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

/** One mobile, each as somebody writes it. */
const MOBILE = [
  '+51 987 654 321',
  '987654321',
  '+51987654321',
  '987-654-321',
  '(+51) 987 654 321',
  '0051987654321',
  '0051 987.654.321',
  '51 987654321',
  '(51) 987-654-321',
  '987\u00a0654\u00a0321',
  '987–654–321',
  '98 765 4321',
];
const LANDLINE = ['01 444-5566', '(01) 4445566', '+51 1 4445566', '014445566', '4445566'];
const RUC = ['20999999990', '20-99999999-0', '20 99999999 0', '20.999.999.990'];
const DNI = ['12345679', '12 345 679', '12.345.679', '12345679-'];

forEachDatabase((name, open) => {
  describe(`numbers in any notation on ${name}`, () => {
    let api: Api;
    before(async () => {
      api = await openApi(await open());
      for (const [at, phone] of [...MOBILE, ...LANDLINE].entries()) {
        const id = randomUUID();
        await addPerson(api.db, id, `Cliente ${at}`, 'client');
        const { status, body } = await api.call('admin', 'updateClient', {
          id,
          body: { phone, document: RUC[at % RUC.length] },
        });
        assert.equal(status, 200, JSON.stringify(body));
        await fileOn(api.db, '2026-11-03T15:00:00Z', {
          phone,
          documentId: '12345679',
          details: 'Pagué S/ 1,234.50 por el pedido 000777-2026.',
        });
        await api.db.query(
          `insert into app.contact_messages (name, email, subject, message)
           values ('Ana', 'ana@example.pe', 'Hola', $1)`,
          [`Llámame al ${phone}. Mi RUC es el ${RUC[at % RUC.length]}, gracias.`],
        );
      }
    });

    before(async () => {
      const { client: id } = api.cast;
      await api.call('admin', 'updateClient', { id, body: { document: '40404040' } });
    });

    const LISTS = ['pageClients', 'pageComplaints', 'pageContactMessages'] as const;
    type Counts = [clients: number, complaints: number, messages: number];
    /** How many rows of each list a search finds. */
    async function counts(search: string): Promise<Counts> {
      const pages = LISTS.map(async (call) => {
        const { status, body } = await api.call('admin', call, { query: { search, limit: 100 } });
        assert.equal(status, 200);
        return (body as unknown as { rows: unknown[] }).rows.length;
      });
      return (await Promise.all(pages)) as Counts;
    }

    const everybody = MOBILE.length + LANDLINE.length;
    for (const [what, notations, expected] of [
      ['mobile', MOBILE, [MOBILE.length, MOBILE.length, MOBILE.length]],
      ['landline', LANDLINE.slice(0, -1), [4, 4, 4]],
      ['landline without its area code', ['4445566', '444-5566'], [5, 5, 5]],
      ['RUC', RUC, [everybody, 0, everybody]],
      ['DNI', DNI, [0, everybody, 0]],
      ['DNI of a client', ['40404040', '40.404.040', '40404040,', '- 40404040'], [1, 0, 0]],
    ] as const) {
      it(`a ${what} is found as any of them`, async () => {
        for (const search of notations) assert.deepEqual(await counts(search), expected, search);
      });
    }

    it('also in the search over everything', async () => {
      for (const q of [...MOBILE, ...LANDLINE, ...RUC]) {
        const { body } = await api.call('admin', 'searchAll', { query: { q } });
        const kinds = (body as Found).groups.map(({ kind }) => kind);
        const both = RUC.includes(q) ? ['person', 'message'] : ['person', 'message', 'complaint'];
        assert.deepEqual(kinds, both, q);
      }
    });

    it('beside a word, and as a part', async () => {
      assert.deepEqual(await counts('cliente +51 987654321'), [MOBILE.length, 0, 0]);
      for (const part of ['987-654', '+51 987 654', '(+51) 987-6543']) {
        assert.deepEqual(await counts(part), [MOBILE.length, MOBILE.length, MOBILE.length], part);
      }
      assert.deepEqual(await counts('llámame 987 65'), [0, 0, MOBILE.length]);
    });

    it('codes and amounts stay what they are', async () => {
      assert.deepEqual(await counts('000003-2026'), [0, 1, 0]);
      assert.deepEqual(await counts('000777-2026'), [0, everybody, 0]);
      assert.deepEqual(await counts('1,234.50'), [0, everybody, 0]);
      assert.deepEqual(await counts('987654322'), [0, 0, 0]);
      assert.deepEqual(await counts('2026 000777'), [0, everybody, 0]);
    });
  });
});
