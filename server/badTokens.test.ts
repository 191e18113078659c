import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { CALL_NAMES, calls, type CallName } from '#contract/calls.ts';
import { addPerson } from './testing/company.ts';
import { forEmbeddedDatabase } from './testing/databases.ts';
import { sample } from './testing/fuzz/sample.ts';
import { GATES } from './testing/gatesTable.ts';
import { goodCalls, type GoodCall } from './testing/goodCalls.ts';
import { tableFingerprints } from './testing/tableFingerprints.ts';
import { wholeApp, type WholeApp } from './testing/wholeApp.ts';

const PROTECTED = CALL_NAMES.filter((name) => GATES[name][0] === 401);
const PUBLIC = CALL_NAMES.filter((name) => GATES[name][0] === 'ok');

forEmbeddedDatabase((databaseName, open) => {
  describe(`bad tokens on ${databaseName}`, () => {
    let whole: WholeApp;
    let good: (name: CallName) => GoodCall;
    /** The whole Authorization header, by fault. */
    let headers: Record<string, string | undefined>;
    let rows: Record<string, string>;

    before(async () => {
      whole = await wholeApp(await open());
      good = await goodCalls(whole);
      const { db, cast, mint } = whole;
      const gone = randomUUID();
      await addPerson(db, gone, 'gone', 'admin');
      const goneToken = await mint.issue(gone);
      const welcome = await send('getAllData', `Bearer ${goneToken}`);
      assert.equal(welcome.statusCode, 200, 'it was good, and is remembered');
      await db.query('delete from auth.users where id = $1', [gone]);
      const ended = await mint.issue(cast.admin, { session_id: randomUUID() });
      const bad = {
        ...(await mint.badTokens(cast.admin)),
        'deleted user': goneToken,
        'ended session': ended,
      };
      headers = {
        missing: undefined,
        ...Object.fromEntries(
          Object.entries(bad).map(([kind, token]) => [kind, `Bearer ${token}`]),
        ),
        'an empty header': '',
        'no token': 'Bearer ',
        'another scheme': `Basic ${await mint.issue(cast.admin)}`,
        'no scheme': await mint.issue(cast.admin),
      };
      rows = await tableFingerprints(db);
    });

    const send = (name: CallName, authorization: string | undefined) =>
      whole.app.inject({
        ...good(name),
        headers: authorization === undefined ? {} : { authorization },
      });

    /**
     * In the gate no token and a tenth of the others, another tenth for the next call; all with `npm
     * run test:full`.
     */
    const someHeaders = () =>
      sample(Object.entries(headers).slice(1)).concat([['missing', headers.missing]]);

    it('are a 401 on every protected call and write nothing', async () => {
      assert.ok(PROTECTED.length > 60);
      assert.ok(Object.keys(headers).length >= 18);
      for (const name of PROTECTED) {
        for (const [kind, header] of someHeaders()) {
          const answer = await send(name, header);
          assert.equal(answer.statusCode, 401, `${name}, ${kind}`);
          assert.deepEqual(answer.json(), { message: 'Inicia sesión para continuar.' });
        }
      }
      assert.deepEqual(await tableFingerprints(whole.db), rows);
    });

    it('are ignored by public calls', async () => {
      for (const name of PUBLIC) {
        for (const [kind, header] of someHeaders()) {
          const answer = await send(name, header);
          assert.equal(answer.statusCode, calls[name].success, `${name}, ${kind}`);
        }
      }
    });
  });
});
