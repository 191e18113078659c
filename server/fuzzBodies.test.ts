import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { calls, type CallName } from '#contract/calls.ts';
import { trimLine, trimText } from '#contract/typedText.ts';
import './testing/cheapHashes.ts';
import { forEmbeddedDatabase } from './testing/databases.ts';
import { wholeApp } from './testing/wholeApp.ts';
import { openFuzzer, WITH_BODY } from './testing/fuzz/fuzzer.ts';
import { NASTY, NASTY_BODIES } from './testing/fuzz/nastyValues.ts';
import { sample, sampleSize } from './testing/fuzz/sample.ts';

/** FUZZ_SEED tries other bodies. A failure prints the seed that repeats it. */
const SEED = Number(process.env.FUZZ_SEED ?? 20261121);

/** Every field of a call, including those of a nested phase. */
function fieldsOf(name: CallName): string[] {
  const endpoint = calls[name];
  return 'body' in endpoint ? Object.keys(endpoint.body.shape) : [];
}

const PHASE = {
  name: 'Análisis',
  startDate: '2026-11-02T12:00:00Z',
  endDate: '2026-11-13T12:00:00Z',
};

/** A JSON object whose field holds the given raw JSON. */
function objectWith(object: object, field: string, json: string): string {
  const rest = Object.entries(object).filter(([name]) => name !== field);
  return `{${[
    ...rest.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`),
    `${JSON.stringify(field)}:${json}`,
  ].join()}}`;
}

const LINES = ['subject', 'name', 'guardian'];

/** Whether the field accepts a well-formed text. */
function fits(field: string, text: string): boolean {
  const line = LINES.includes(field);
  const inner = line ? trimLine(text) : trimText(text);
  if ((line ? /(?!\t)\p{Cc}/u : /(?![\t\n])\p{Cc}/u).test(inner)) return false;
  if (line && /[\u2028\u2029\u202a-\u202e\u2066-\u2069]/.test(inner)) return false;
  const ink = text.replace(/[\s\p{Cc}\p{Cf}\p{DI}\u2800]/gu, '');
  return field === 'guardian' || ink !== '';
}

forEmbeddedDatabase((databaseName, open) => {
  describe(`odd bodies, on ${databaseName} (seed ${SEED})`, () => {
    let fuzzer: Awaited<ReturnType<typeof openFuzzer>>;

    before(async () => {
      fuzzer = await openFuzzer(await wholeApp(await open()));
    });

    after(() => {
      assert.ok(fuzzer.count() >= sampleSize(1_000), `only ${fuzzer.count()} cases`);
    });

    for (const name of WITH_BODY) {
      it(`as a field of ${name}`, async () => {
        for (const field of fieldsOf(name)) {
          for (const json of sample(NASTY)) {
            await fuzzer.send({
              name,
              body: objectWith(fuzzer.good(name).payload ?? {}, field, json),
            });
          }
          const others = { ...fuzzer.good(name).payload, [field]: undefined };
          await fuzzer.send({ name, body: JSON.stringify(others) });
        }
      });

      it(`as the whole body of ${name}`, async () => {
        for (const body of sample(NASTY_BODIES)) await fuzzer.send({ name, body });
        const payload = JSON.stringify(fuzzer.good(name).payload);
        assert.equal(await fuzzer.send({ name, body: payload.padEnd(64 * 1024 + 1) }), 413);
        const more = [
          `${payload.slice(0, -1)},"extra":1}`,
          `${payload.slice(0, -1)},"__proto__":{}}`,
        ];
        for (const body of more) assert.equal(await fuzzer.send({ name, body }), 400);
        // JSON.parse takes the last of two duplicate keys.
        const [field] = Object.keys(fuzzer.good(name).payload ?? {});
        if (field === undefined) return;
        const doubled = `{"${field}":7,${JSON.stringify(fuzzer.good(name).payload).slice(1)}`;
        assert.equal(await fuzzer.send({ name, body: doubled }), calls[name].success);
      });
    }

    it('as a field of a phase', async () => {
      for (const field of [...Object.keys(PHASE), 'id', 'other']) {
        for (const json of sample(NASTY)) {
          const body = `{"phases":[${objectWith(PHASE, field, json)}]}`;
          await fuzzer.send({ name: 'updateProject', body });
        }
      }
    });

    it('as random JSON with some valid field names', async () => {
      const body = fc.constantFrom(...WITH_BODY).chain((name) =>
        fc.record({
          name: fc.constant(name),
          changes: fc.dictionary(
            fc.oneof(fc.constantFrom('extra', ...fieldsOf(name)), fc.string()),
            fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }),
            { minKeys: 1, maxKeys: 4 },
          ),
          keyed: fc.option(fc.uuid(), { nil: undefined }),
        }),
      );
      await fc.assert(
        fc.asyncProperty(body, async ({ name, changes, keyed }) => {
          await fuzzer.send({
            name,
            body: JSON.stringify({ ...fuzzer.good(name).payload, ...changes }),
            ...(keyed !== undefined && { headers: { 'idempotency-key': keyed } }),
          });
        }),
        { seed: SEED, numRuns: sampleSize(200) },
      );
    });

    const texts: [CallName, string][] = [
      ['createTicket', 'subject'],
      ['createTicket', 'description'],
      ['createProject', 'name'],
      ['createComplaint', 'details'],
      ['createComplaint', 'guardian'],
      ['generateIdea', 'prompt'],
    ];
    it('as a text in any script, returned unchanged', async () => {
      const text = fc.oneof(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      );
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...texts), text, async ([name, field], drawn) => {
          // The generator asks for details when the text names no business.
          const value = field === 'prompt' ? `Vendo tortas. ${drawn}` : drawn;
          const body = JSON.stringify({ ...fuzzer.good(name).payload, [field]: value });
          assert.equal(
            await fuzzer.send({ name, body }),
            fits(field, value) ? calls[name].success : 400,
          );
        }),
        { seed: SEED, numRuns: sampleSize(150) },
      );
    });
  });
});
