import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { calls } from '#contract/calls.ts';
import './testing/cheapHashes.ts';
import { forEmbeddedDatabase } from './testing/databases.ts';
import { wholeApp } from './testing/wholeApp.ts';
import { ALL, openFuzzer, WITH_BODY } from './testing/fuzz/fuzzer.ts';
import { METHODS, NASTY_HEADERS, NASTY_IDS, NASTY_QUERIES } from './testing/fuzz/nastyValues.ts';
import { sample } from './testing/fuzz/sample.ts';

const BY_ID = ALL.filter((name) => calls[name].path.includes(':id'));

forEmbeddedDatabase((databaseName, open) => {
  describe(`odd requests, on ${databaseName}`, () => {
    let fuzzer: Awaited<ReturnType<typeof openFuzzer>>;

    before(async () => {
      fuzzer = await openFuzzer(await wholeApp(await open()));
    });

    for (const name of BY_ID) {
      it(`${name} with an odd id`, async () => {
        for (const id of sample(NASTY_IDS)) {
          const url = `/api${calls[name].path.replace(':id', id)}`;
          const status = await fuzzer.send({ name, url });
          assert.ok([400, 404, 414].includes(status), `${status} for ${id}`);
        }
      });
    }

    it('with an odd query string, which is ignored', async () => {
      for (const name of ALL) {
        for (const query of sample(NASTY_QUERIES)) {
          const { url } = fuzzer.good(name);
          const more = url.includes('?') ? query.replace('?', '&') : query;
          const status = await fuzzer.send({ name, url: url + more });
          assert.equal(status, calls[name].success, `${name} ${query}`);
        }
      }
    });

    for (const name of ALL) {
      it(`${name} with odd headers`, async () => {
        for (const headers of sample(NASTY_HEADERS)) await fuzzer.send({ name, headers });
      });
    }

    it('with a content type other than JSON: 415', async () => {
      for (const name of WITH_BODY) {
        for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
          assert.equal(await fuzzer.send({ name, headers: { 'content-type': type } }), 415);
        }
      }
    });

    it('with another method', async () => {
      for (const name of ALL) {
        const { url } = fuzzer.good(name);
        const known = Object.values(calls)
          .filter(({ path }) => path === calls[name].path)
          .map(({ method }) => method as string);
        for (const method of METHODS.filter((each) => !known.includes(each))) {
          const status = await fuzzer.send({ name, url, method });
          const reads = known.includes('GET') && method === 'HEAD';
          assert.equal(status, method === 'OPTIONS' ? 204 : reads ? 200 : 404, `${method} ${url}`);
        }
      }
    });
  });
});
