import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { HttpResponse } from 'msw/http';
import type { AppStore } from '#src/app/store.ts';
import { routes } from '#contract/routes.ts';
import type { RouteName } from '#contract/routes.ts';
import { storeSession } from '#src/testing/builders.ts';
import { network, onCall, withNetwork } from '#src/testing/network.ts';
import { signedInStore } from '#src/testing/sessionStores.ts';
import { api } from './api.ts';
import { callKey } from './idempotencyKey.ts';

withNetwork();

const {
  createTicket,
  createStaff,
  createProject,
  createComplaint,
  generateIdea,
  generateIdeas,
  sendContactMessage,
  subscribe,
} = api.endpoints;

const TICKET = { subject: 'El pago', description: 'no llega' };
const STAFF = { email: 'a@b.pe', password: 'una-clave-larga', full_name: 'Ana', role_id: 2 };
const COMPLAINT = {
  fullName: 'Ana',
  documentId: '12345678',
  email: 'a@b.pe',
  type: 'queja',
} as const;
const MESSAGE = { name: 'Ana', email: 'a@b.pe', subject: 'Hola', message: 'Hola' };

type Answer = () => Response;
const made: Answer = () => HttpResponse.json({}, { status: 201 });
const lost: Answer = () => HttpResponse.error();
const status = (code: number) => () => HttpResponse.json({ message: 'No.' }, { status: code });

/** The keys that reached the server. */
let keys: (string | null)[];
beforeEach(() => {
  keys = [];
});

/** Answers a call with each answer in turn, the last one from then on. */
function serve(name: RouteName, ...answers: Answer[]): void {
  network.use(
    onCall(name, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? made();
    }),
  );
}

const raise = (store: AppStore, ticket = TICKET) => store.dispatch(createTicket.initiate(ticket));

/** Which of the sent keys are the same: ['a', 'b', 'a']. */
function pattern(): string {
  const seen = [...new Set(keys)];
  expect(seen).not.toContain(null);
  return keys.map((key) => 'abcdef'[seen.indexOf(key)]).join('');
}

test('every call that creates carries a key, in characters that a header takes', async () => {
  const { dispatch } = signedInStore();
  const recaptchaToken = 'x';
  const calls: Partial<Record<RouteName, () => Promise<unknown>>> = {
    createStaff: () => dispatch(createStaff.initiate(STAFF)),
    createProject: () =>
      dispatch(createProject.initiate({ name: 'Tienda', user_id: 'x', service_id: 1 })),
    createTicket: () => dispatch(createTicket.initiate(TICKET)),
    createComplaint: () => dispatch(createComplaint.initiate({ ...COMPLAINT, details: 'Tarde' })),
    generateIdea: () => dispatch(generateIdea.initiate({ prompt: 'Vendo pan' })),
    generateIdeas: () => dispatch(generateIdeas.initiate({ prompt: 'Vendo pan' })),
    sendContactMessage: () => dispatch(sendContactMessage.initiate({ ...MESSAGE, recaptchaToken })),
    subscribe: () => dispatch(subscribe.initiate({ email: 'a@b.pe', recaptchaToken })),
  };
  for (const [name, call] of Object.entries(calls)) {
    serve(name as RouteName, made);
    await call();
  }
  expect(new Set(keys).size).toBe(8);
  for (const key of keys) expect(key).toMatch(/^[0-9a-z-]{20,}$/);
});

test('changes and reads carry none', async () => {
  const { dispatch } = signedInStore();
  const { assignProject, updateProject, updateTicket, listTickets } = api.endpoints;
  const calls: [RouteName, () => Promise<unknown>][] = [
    ['assignProject', () => dispatch(assignProject.initiate({ id: 'x', userId: null }))],
    ['updateProject', () => dispatch(updateProject.initiate({ id: 'x', change: { progress: 5 } }))],
    ['updateTicket', () => dispatch(updateTicket.initiate({ id: 'x', status: 'Cerrado' }))],
    ['listTickets', () => dispatch(listTickets.initiate())],
  ];
  for (const [name, call] of calls) {
    serve(name, made);
    await call();
  }
  expect(keys).toEqual([null, null, null, null]);
});

describe('the same call has the same key', () => {
  test.each<[string, Answer]>([
    ['its answer was lost', lost],
    ['the server failed', status(500)],
    ['it was refused', status(429)],
    ['a portal’s page came with 200', () => HttpResponse.html('<h1>Wi-Fi</h1>')],
  ])('after %s, until it is answered well', async (_what, answer) => {
    const store = signedInStore();
    serve('createTicket', answer, answer, made);
    for (let attempt = 0; attempt < 4; attempt += 1) await raise(store);
    expect(pattern()).toBe('aaab');
  });

  test('when it is sent twice at once', async () => {
    const store = signedInStore();
    serve('createTicket', made);
    await Promise.all([raise(store), raise(store)]);
    await raise(store);
    expect(pattern()).toBe('aab');
  });

  test('after another was sent in between', async () => {
    const store = signedInStore();
    serve('createTicket', lost);
    await raise(store);
    await raise(store, { ...TICKET, subject: 'Otro' });
    await raise(store);
    expect(pattern()).toBe('aba');
  });

  test('with another captcha token', async () => {
    const { dispatch } = signedInStore();
    serve('sendContactMessage', lost);
    for (const recaptchaToken of ['uno', 'dos']) {
      await dispatch(sendContactMessage.initiate({ ...MESSAGE, recaptchaToken }));
    }
    expect(pattern()).toBe('aa');
  });

  test('where storage is blocked', async () => {
    const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const store = signedInStore();
    serve('createTicket', lost, made);
    for (let attempt = 0; attempt < 3; attempt += 1) await raise(store);
    expect(pattern()).toBe('aab');
    blocked.mockRestore();
  });

  test('after its token was renewed', async () => {
    const store = signedInStore();
    serve('createTicket', status(401), made);
    await raise(store);
    expect(pattern()).toBe('aa');
  });
});

describe('another key', () => {
  test('follows a 422, which says that the key went with something else', async () => {
    const store = signedInStore();
    serve('createTicket', status(422));
    await raise(store);
    await raise(store);
    expect(pattern()).toBe('ab');
  });

  test('is another person’s, for the same words', async () => {
    const store = signedInStore();
    serve('createTicket', lost);
    await raise(store);
    storeSession('somebody-else', { token: 'theirs' });
    await raise(store);
    expect(pattern()).toBe('ab');
  });

  test('is not retired by the twin of the call before it', () => {
    const call = { path: '/data/tickets', userId: null, body: TICKET };
    const [first, twin] = [callKey(call), callKey(call)];
    first.retire();
    const next = callKey(call);
    twin.retire();
    expect(callKey(call).value).toBe(next.value);
    expect(next.value).not.toBe(first.value);
  });
});

describe('in storage', () => {
  const stored = () => JSON.stringify(Object.entries(window.sessionStorage));

  test('a key outlives the page, beside none of the words it stands for', async () => {
    const call = { path: routes.createTicket.path, userId: 'rosa', body: TICKET };
    const { value } = callKey(call);
    for (const word of ['pago', 'llega']) expect(stored()).not.toContain(word);
    jest.resetModules();
    const reloaded = await import('./idempotencyKey.ts');
    expect(reloaded.callKey(call).value).toBe(value);
  });

  test('a password leaves nothing, and its call has one key all the same', async () => {
    const { dispatch } = signedInStore();
    serve('createStaff', lost, made);
    await dispatch(createStaff.initiate(STAFF));
    expect(window.sessionStorage).toHaveLength(0);
    await dispatch(createStaff.initiate(STAFF));
    await dispatch(createStaff.initiate(STAFF));
    expect(pattern()).toBe('aab');
  });
});
