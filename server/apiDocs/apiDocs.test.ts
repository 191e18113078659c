import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { CALL_NAMES, calls, type CallName } from '#contract/calls.ts';
import type { Settings } from '../settings.ts';
import { testApp } from '../testing/testApp.ts';

interface Operation {
  operationId: CallName;
  description: string;
  security?: object[];
  parameters?: { name: string }[];
  requestBody?: object;
  responses: Record<string, { content?: Record<string, object> }>;
}
type Paths = Record<string, Record<string, Operation>>;

const appIn = (mode: Settings['mode']) =>
  testApp({ settings: { mode, corsOrigins: [], trustProxy: false } }).app;

describe('the OpenAPI description', () => {
  let document: { paths: Paths };
  const operations = new Map<CallName, Operation>();
  const addresses = new Map<CallName, string>();

  before(async () => {
    document = (await appIn('embedded').inject('/api/docs/openapi.json')).json();
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        operations.set(operation.operationId, operation);
        addresses.set(operation.operationId, `${method.toUpperCase()} ${path}`);
      }
    }
  });

  /** The calls whose description has something, in the contract's order. */
  const callsWith = (has: (operation: Operation) => boolean) =>
    CALL_NAMES.filter((name) => has(operations.get(name) ?? assert.fail(name)));

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate({ ...document });
    assert.ok(valid, JSON.stringify(errors));
    assert.equal(validator.version, '3.1');
  });

  it('describes every call at its address', () => {
    for (const name of CALL_NAMES) {
      const { method, path } = calls[name];
      assert.equal(addresses.get(name), `${method} ${path.replace(':id', '{id}')}`);
      assert.match(operations.get(name)?.description ?? '', /^[A-Z].+\.$/);
    }
    assert.equal(operations.size, CALL_NAMES.length);
  });

  it('has bodies, tokens and idempotency keys where the contract has them', () => {
    const named = (part: string) => CALL_NAMES.filter((name) => part in calls[name]);
    assert.deepEqual(
      callsWith(({ requestBody }) => requestBody !== undefined),
      named('body'),
    );
    assert.deepEqual(
      callsWith(({ security }) => security === undefined),
      named('public'),
    );
    assert.deepEqual(
      callsWith(({ parameters = [] }) => parameters.some((one) => one.name === 'Idempotency-Key')),
      named('creates'),
    );
  });

  it('answers what the contract answers', () => {
    for (const name of CALL_NAMES) {
      const call = calls[name];
      const { responses } = operations.get(name) ?? assert.fail(name);
      assert.deepEqual(Object.keys(responses), [String(call.success), '4XX']);
      const media = 'export' in call ? call.export : 'application/json';
      const expected = call.success === 204 ? [] : ['events' in call ? 'text/event-stream' : media];
      assert.deepEqual(Object.keys(responses[call.success]?.content ?? {}), expected, name);
    }
  });
});

describe('the description’s page', () => {
  it('has its own script and a strict policy', async () => {
    const app = appIn('embedded');
    const { headers, body } = await app.inject('/api/docs/');
    assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    assert.doesNotMatch(body, /(src|href)="https?:/);
    const policy = String(headers['content-security-policy']);
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(policy, /unsafe|https?:|\*/);
    const script = await app.inject(`/api/docs/${/src="(.+?\.js)"/.exec(body)?.[1]}`);
    assert.match(String(script.headers['content-type']), /javascript/);
  });

  for (const mode of ['staging', 'hosted'] as const) {
    it(`is absent in ${mode} mode`, async () => {
      for (const path of ['/api/docs', '/api/docs/', '/api/docs/openapi.json']) {
        const answer = await appIn(mode).inject(path);
        assert.equal(answer.statusCode, 404);
        assert.deepEqual(answer.json(), { message: 'No existe esa dirección.' });
      }
    });
  }
});
