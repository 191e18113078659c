import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as z from 'zod/mini';
import { CALL_NAMES, calls, type CallName } from '#contract/calls.ts';
import type { Settings } from '../settings.ts';
import { GATES } from '../testing/gatesTable.ts';
import { testApp } from '../testing/testApp.ts';
import { callExamples } from './callExamples.ts';
import { callsOf, mediaOf, type Call, type OpenApi } from './openApiDocument.ts';

const CREATING: CallName[] = [
  'createStaff',
  'createInvitation',
  'createProject',
  'createTicket',
  'replyToTicket',
  'replyToMessage',
  'noteOnMessage',
  'postUpdate',
  'deliverPhase',
  'createSavedReply',
  'duplicateProject',
  'createComplaint',
  'answerComplaint',
  'generateIdea',
  'generateIdeas',
  'sendContactMessage',
  'subscribe',
];

const LIMITED: CallName[] = [
  'createTicket',
  'replyToTicket',
  'replyToMessage',
  'noteOnMessage',
  'postUpdate',
  'deliverPhase',
  'getEvents',
  'createComplaint',
  'findComplaint',
  'generateIdea',
  'generateIdeas',
  'sendContactMessage',
  'subscribe',
];

/** Changes that an object's state may not allow. */
const CONFLICTING: CallName[] = [
  'updateStaff',
  'updateProject',
  'assignProject',
  'updateOwnProject',
  'approvePhase',
  'requestChanges',
];

const MISSING: CallName[] = ['findComplaint', 'answerComplaint'];

const appIn = (mode: Settings['mode']) =>
  testApp({ settings: { mode, corsOrigins: [], trustProxy: false } }).app;

describe('the OpenAPI description', () => {
  let document: OpenApi;
  let described: Record<string, Call>;

  before(async () => {
    document = (await appIn('embedded').inject('/api/docs/openapi.json')).json();
    described = Object.fromEntries(
      callsOf(document).map((call) => [call.operation.operationId, call]),
    );
  });

  const callNamed = (name: CallName): Call => {
    const call = described[name];
    assert.ok(call, `${name} is not described`);
    return call;
  };

  it('is valid OpenAPI 3.1, references included', async () => {
    const validator = new Validator();
    const answer = await appIn('embedded').inject('/api/docs/openapi.json');
    const { valid, errors } = await validator.validate(answer.json<Record<string, unknown>>());
    assert.ok(valid, JSON.stringify(errors));
    assert.equal(validator.version, '3.1');
    const known = Object.keys(document.components.schemas);
    const used = JSON.stringify(document.paths).matchAll(/"#\/components\/schemas\/(\w+)"/g);
    for (const [, id = ''] of used) assert.ok(known.includes(id), id);
  });

  it('describes every call at its address', () => {
    assert.deepEqual(Object.keys(described).sort(), CALL_NAMES.toSorted());
    for (const name of CALL_NAMES) {
      const { method, path, operation } = callNamed(name);
      assert.equal(method.toUpperCase(), calls[name].method);
      assert.equal(path.replace('{id}', ':id'), calls[name].path);
      assert.ok(operation.summary && operation.description, name);
      assert.ok(
        document.tags.some((tag) => operation.tags.includes(tag.name)),
        name,
      );
    }
  });

  it('requires a token for exactly the calls that need one', () => {
    const secured = CALL_NAMES.filter((name) => callNamed(name).operation.security);
    assert.deepEqual(
      secured,
      CALL_NAMES.filter((name) => !('public' in calls[name])),
    );
    assert.ok(secured.length > 60);
  });

  it('documents every error as {message}', () => {
    for (const name of CALL_NAMES) {
      const { responses } = callNamed(name).operation;
      const statuses = Object.keys(responses).map(Number);
      const expected = [
        calls[name].success,
        ...('body' in calls[name] ? [400, 413, 415] : []),
        ...('public' in calls[name] ? [] : [401]),
        // A note by a client.
        ...(GATES[name].includes(403) || name === 'replyToTicket' ? [403] : []),
        ...(MISSING.includes(name) || calls[name].path.includes(':id') ? [404] : []),
        ...(CREATING.includes(name) ? [409, 422] : []),
        ...(['assignTicket', 'updateMessage', 'handOver'].includes(name) ? [422] : []),
        ...(CONFLICTING.includes(name) ? [409] : []),
        ...(LIMITED.includes(name) ? [429] : []),
      ];
      for (const status of [403, 404, 409, 422, 429]) {
        assert.equal(statuses.includes(status), expected.includes(status), `${name}: ${status}`);
      }
      for (const status of expected) assert.ok(statuses.includes(status), `${name}: ${status}`);
      for (const [status, { content, description }] of Object.entries(responses)) {
        assert.notEqual(description, '');
        if (Number(status) < 400) continue;
        assert.deepEqual(content['application/json']?.schema, {
          $ref: '#/components/schemas/Error',
        });
      }
    }
  });

  it('gives an idempotency key to exactly the calls that create', () => {
    const keyed = CALL_NAMES.filter((name) =>
      callNamed(name).operation.parameters?.some((one) => one.name === 'Idempotency-Key'),
    );
    assert.deepEqual(keyed.sort(), CREATING.toSorted());
  });

  it('has examples that pass their schemas', () => {
    for (const name of CALL_NAMES) {
      const { requestBody, responses } = callNamed(name).operation;
      const endpoint = calls[name];
      const good = responses[endpoint.success] ?? assert.fail(name);
      if (endpoint.success === 204) assert.deepEqual(good.content, {});
      else {
        const type = 'file' in endpoint ? endpoint.file : 'application/json';
        assert.deepEqual(Object.keys(good.content), [
          'events' in endpoint ? 'text/event-stream' : type,
        ]);
        const answer: unknown = mediaOf(good)?.example;
        assert.deepEqual(answer, callExamples[name].answer);
        z.parse(endpoint.response, answer);
      }
      assert.equal('body' in endpoint, requestBody !== undefined, name);
      if ('body' in endpoint) z.parse(endpoint.body, requestBody && mediaOf(requestBody)?.example);
    }
  });
});

describe('the description’s page', () => {
  it('shows every call, in Spanish, without external resources', async () => {
    const app = appIn('embedded');
    const { body, headers, statusCode } = await app.inject('/api/docs');
    assert.equal(statusCode, 200);
    assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    assert.match(body, /<html lang="es-PE">/);
    for (const name of CALL_NAMES) assert.ok(body.includes(`<article id="${name}">`), name);
    assert.doesNotMatch(body, /(src|href)="https?:|<script|style=|undefined|\[object/);
    const policy = String(headers['content-security-policy']);
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(policy, /unsafe|https?:|\*/);
    const style = await app.inject(/href="(\/api[^"]+\.css)"/.exec(body)?.[1] ?? '');
    assert.equal(style.headers['content-type'], 'text/css; charset=utf-8');
  });

  for (const mode of ['staging', 'hosted'] as const) {
    it(`is absent in ${mode} mode`, async () => {
      for (const path of ['/api/docs', '/api/docs/openapi.json', '/api/docs/style.css']) {
        const answer = await appIn(mode).inject(path);
        assert.equal(answer.statusCode, 404);
        assert.deepEqual(answer.json(), { message: 'No existe esa dirección.' });
      }
    });
  }
});
