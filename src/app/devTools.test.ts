import { expect, test } from '@jest/globals';
import type { DevToolsEnhancerOptions, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { HttpResponse } from 'msw/http';
import { complaintRoutes } from '#contract/complaintRoutes.ts';
import { listRoutes } from '#contract/listRoutes.ts';
import { aComplaint, anIdeaResult, aProfile, aProject, aTicket } from '#src/testing/builders.ts';
import { network, onCall, onRoute, serveIdentity, withNetwork } from '#src/testing/network.ts';
import { devToolsOptions } from './devTools.ts';

withNetwork();

/** Personal data that must not reach the developer tools. */
const personal = {
  name: 'Zoraida Huamán',
  email: 'zoraida@privada.pe',
  phone: '987 654 321',
  documentId: '45879632',
  code: '000321-2026',
  message: 'Mi hermano no puede pagar.',
  prompt: 'Vendo los anillos de mi abuela',
  idea: 'Joyas con historia',
  password: 'clave-de-zoraida',
  token: 'token-de-zoraida',
  captcha: 'captcha-de-zoraida',
  search: 'a nombre de Zoraida',
};

const shown: { options: DevToolsEnhancerOptions; actions: UnknownAction[]; states: unknown[] } = {
  options: {},
  actions: [],
  states: [],
};

/** A fake of the browser extension: it passes each action and state through the sanitizers. */
function fakeExtension(options: DevToolsEnhancerOptions) {
  shown.options = options;
  const spy: StoreEnhancer = (createStore) => (reducer, preloadedState) =>
    createStore((before, action) => {
      const state = reducer(before, action);
      const event: UnknownAction = action;
      shown.actions.push(options.actionSanitizer?.(event, shown.actions.length) ?? event);
      shown.states.push(options.stateSanitizer?.(state, shown.states.length) ?? state);
      return state;
    }, preloadedState);
  return (...enhancers: StoreEnhancer[]) =>
    enhancers.reduceRight((inner, enhancer) => (create) => enhancer(inner(create)), spy);
}

/** A store with all personal data that a person typed and that the server returned. */
async function fullStore() {
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: fakeExtension });
  // Redux Toolkit looks for the extension when its module is evaluated.
  const { makeStore } = await import('#src/app/store.ts');
  const { attachApi, api } = await import('#src/app/attachApi.ts');
  const { complaintsApi } = await import('#src/api/complaintsApi.ts');
  const { listsApi } = await import('#src/api/listsApi.ts');
  const { profileLoaded, sessionFound } = await import('#src/session/authSlice.ts');
  const contact = await import('#src/features/contact/contactSlice.ts');
  const newsletter = await import('#src/features/newsletter/newsletterSlice.ts');
  const ideas = await import('#src/features/ideaGenerator/ideaGeneratorSlice.ts');

  const profile = aProfile({ full_name: personal.name, role: 'admin' });
  const session = { userId: profile.id, accessToken: personal.token };
  serveIdentity(profile);
  const ticket = aTicket({ userName: personal.name, description: personal.message });
  const complaint = aComplaint({
    fullName: personal.name,
    email: personal.email,
    phone: personal.phone,
    documentId: personal.documentId,
    code: personal.code,
    details: personal.message,
  });
  network.use(
    onCall('getAllData', () =>
      HttpResponse.json({
        projects: [aProject({ userName: personal.name })],
        tickets: [ticket],
        ideas: [],
        project_managers: [profile],
        roles: [],
        profiles: [profile],
      }),
    ),
    onRoute(listRoutes.pageComplaints, () => HttpResponse.json([complaint])),
    onCall('subscribe', () => HttpResponse.json({ message: 'Gracias.' }, { status: 201 })),
    onCall('listTickets', () => HttpResponse.json([ticket])),
    onCall('createStaff', () =>
      HttpResponse.json({ message: `${personal.email} ya existe.` }, { status: 422 }),
    ),
    onRoute(complaintRoutes.findComplaint, () => HttpResponse.json({}, { status: 404 })),
  );

  const store = makeStore(undefined, devToolsOptions());
  attachApi(store);
  const { dispatch, listener } = store;
  // Without effects: only the actions dispatched below are under test.
  listener.clearListeners();
  dispatch(sessionFound(session));
  dispatch(profileLoaded({ session, profile }));
  const { name, email, message, prompt, password } = personal;
  dispatch(contact.submitted({ name, email, subject: message, message }));
  dispatch(contact.rejected({ message: `No llegó: ${email}` }));
  dispatch(newsletter.submitted({ email }));
  const idea = anIdeaResult({ name: personal.idea });
  const request = ideas.ideaRequest(prompt);
  dispatch(ideas.submitted(request));
  dispatch(ideas.accepted({ id: request.id, idea }));
  const { endpoints, util } = api;
  const staff = { full_name: name, email, password, role_id: 2 };
  await Promise.all([
    dispatch(endpoints.getAllData.initiate()),
    dispatch(endpoints.listTickets.initiate()),
    dispatch(listsApi.endpoints.countRows.initiate('complaints')),
    dispatch(endpoints.createStaff.initiate(staff)),
    dispatch(
      complaintsApi.endpoints.findComplaint.initiate({
        code: personal.code,
        documentId: personal.documentId,
      }),
    ),
    dispatch(endpoints.subscribe.initiate({ email, recaptchaToken: personal.captcha })),
  ]);
  dispatch(
    util.updateQueryData('listTickets', undefined, ([first]) => {
      if (first !== undefined) first.subject = personal.search;
    }) as unknown as UnknownAction,
  );
  // The cache key of a query contains its argument.
  dispatch({ type: 'api/seen', payload: { [`listRows({"search":"${personal.search}"})`]: 1 } });
  return store;
}

/** The personal values that occur in a value: in a text, a field name or a key. */
function foundIn(value: unknown): string[] {
  const text = JSON.stringify(value);
  return Object.values(personal).filter((word) => text.includes(word));
}

test('Redux DevTools show every event under its feature or endpoint, without personal data', async () => {
  const store = await fullStore();
  const { actions, states, options } = shown;

  // The store itself contains them.
  expect(foundIn(store.getState())).toEqual(
    expect.arrayContaining([personal.name, personal.email, personal.token, personal.prompt]),
  );
  expect(foundIn(states)).toEqual([]);
  expect(foundIn(actions)).toEqual([]);
  expect(states.at(-1)).toMatchObject({
    auth: {
      status: 'signedIn',
      session: { userId: aProfile().id, accessToken: '•' },
      profile: { role: 'admin', full_name: '•' },
    },
    contact: { status: 'failed', message: '•' },
    api: {
      queries: {
        'listTickets(undefined)': {
          endpointName: 'listTickets',
          status: 'fulfilled',
          data: [{ id: aTicket().id, status: 'Abierto', subject: '•' }],
        },
      },
    },
  });

  const types = actions.map(({ type }) => type).filter((type) => !type.startsWith('@@'));
  expect(types).toEqual(
    expect.arrayContaining([
      ...['auth/profileLoaded', 'contact/submitted', 'newsletter/submitted'],
      ...['ideaGenerator/accepted', 'api/listTickets/fulfilled', 'api/createStaff/rejected'],
    ]),
  );
  const reducers = Object.keys(store.getState());
  const features = types.map((type) => type.split('/')[0]);
  expect(features.filter((name) => name !== 'app' && !reducers.includes(name ?? ''))).toEqual([]);
  expect(options).toMatchObject({ trace: true });
});

test('in production nothing can be imported, jumped to, skipped or dispatched', () => {
  const before = process.env.NODE_ENV;
  try {
    process.env.NODE_ENV = 'production';
    expect(devToolsOptions()).toMatchObject({
      trace: false,
      features: {
        export: true,
        pause: true,
        import: false,
        jump: false,
        skip: false,
        reorder: false,
        dispatch: false,
      },
    });
  } finally {
    process.env.NODE_ENV = before;
  }
});
