import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { calls } from '#contract/calls.ts';
import './testing/cheapHashes.ts';
import { forEmbeddedDatabase } from './testing/databases.ts';
import { wholeApp } from './testing/wholeApp.ts';
import { ALL, attacker, WITH_BODY } from './testing/fuzz/attacker.ts';
import { METHODS, NASTY_HEADERS, NASTY_IDS, NASTY_QUERIES } from './testing/fuzz/nastyValues.ts';
import { sample } from './testing/fuzz/sample.ts';

const BY_ID = ALL.filter((name) => calls[name].path.includes(':id'));

forEmbeddedDatabase((databaseName, open) => {
  describe(`however it is sent, on ${databaseName}`, () => {
    let foe: Awaited<ReturnType<typeof attacker>>;

    before(async () => {
      foe = await attacker(await wholeApp(await open()));
    });

    for (const name of BY_ID) {
      it(`${name} of an odd id`, async () => {
        for (const id of sample(NASTY_IDS)) {
          const url = `/api${calls[name].path.replace(':id', id)}`;
          const status = await foe.attack({ name, url });
          assert.ok([400, 404, 414].includes(status), `${status} for ${id}`);
        }
      });
    }

    it('with an odd query, which nothing reads', async () => {
      for (const name of ALL) {
        for (const query of sample(NASTY_QUERIES)) {
          const { url } = foe.good(name);
          const more = url.includes('?') ? query.replace('?', '&') : query;
          const status = await foe.attack({ name, url: url + more });
          assert.equal(status, calls[name].success, `${name} ${query}`);
        }
      }
    });

    it('with odd headers', async () => {
      for (const name of ALL) {
        for (const headers of sample(NASTY_HEADERS)) await foe.attack({ name, headers });
      }
    });

    it('as another type than JSON: 415', async () => {
      for (const name of WITH_BODY) {
        for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
          assert.equal(await foe.attack({ name, headers: { 'content-type': type } }), 415);
        }
      }
    });

    it('by another method', async () => {
      for (const name of ALL) {
        const { url } = foe.good(name);
        const known = Object.values(calls)
          .filter(({ path }) => path === calls[name].path)
          .map(({ method }) => method as string);
        for (const method of METHODS.filter((each) => !known.includes(each))) {
          const status = await foe.attack({ name, url, method });
          const reads = known.includes('GET') && method === 'HEAD';
          assert.equal(status, method === 'OPTIONS' ? 204 : reads ? 200 : 404, `${method} ${url}`);
        }
      }
    });
  });
});
