import type { Page } from '@playwright/test';
import { expect, expectRoute, field, FULL, signIn, test } from './test.ts';
import { PEOPLE } from './people.ts';

interface Shown {
  types: string[];
  /** All actions and states as the extension shows them, as JSON. */
  text: string;
  last: object;
  features: object;
}

declare global {
  interface Window {
    shown: { actions: { type: string }[]; states: object[]; features: object };
  }
}

interface Options {
  actionSanitizer: <Action>(action: Action, id: number) => Action;
  stateSanitizer: <State>(state: State, index: number) => State;
  features: object;
}
type Create = (reducer: (state: object, action: object) => object, initial?: object) => object;

/** Installs a stand-in for the extension, which keeps what the sanitizers let through. */
async function installExtension(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const compose = (options: Options) => {
      window.shown = { actions: [], states: [], features: options.features };
      const { actions, states } = window.shown;
      const spy =
        (create: Create): Create =>
        (reducer, initial) =>
          create((before, action) => {
            const state = reducer(before, action);
            actions.push(options.actionSanitizer(action as { type: string }, actions.length));
            states.push(options.stateSanitizer(state, states.length));
            return state;
          }, initial);
      return (...enhancers: ((create: Create) => Create)[]) =>
        (create: Create) =>
          enhancers.reduceRight((inner, enhance) => enhance(inner), spy(create));
    };
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
  });
}

async function whatIsShown(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const { actions, states, features } = window.shown;
    return {
      types: actions.map(({ type }) => type),
      text: JSON.stringify([actions, states]),
      last: states.at(-1) ?? {},
      features,
    };
  });
}

test('a production build shows Redux DevTools statuses, ids and endpoint names alone', async ({
  page,
}) => {
  await installExtension(page);
  await signIn(page, 'client', '/support');
  await page.getByRole('button', { name: 'Crear nuevo ticket' }).click();
  await field(page, 'subject').fill('Cambio de local');
  await field(page, 'description').fill('Nos mudamos a la calle Los Geranios.');
  await page.locator('main button[type=submit]').click();
  await expect(page.getByText('Cambio de local')).toBeVisible();
  await page.getByRole('link', { name: 'Mi panel' }).first().click();
  await expectRoute(page, '/dashboard');
  await expect(page.getByRole('progressbar').first()).toBeVisible();

  const { types, text, last, features } = await whatIsShown(page);
  for (const personal of ['Geranios', 'Cambio de local', PEOPLE.client.email, 'eyJ']) {
    expect(text).not.toContain(personal);
  }
  expect(types).toEqual(
    expect.arrayContaining(['auth/profileLoaded', 'api/createTicket/fulfilled']),
  );
  expect(last).toMatchObject({
    auth: { status: 'signedIn', profile: { role: 'client', full_name: '•' } },
    contact: { status: 'idle' },
    newsletter: { status: 'idle' },
    ideaGenerator: { status: 'idle' },
  });
  expect(features).toMatchObject({ export: true, import: false, jump: false });
});

test('without the extension its options are not loaded', FULL, async ({ page }) => {
  const scriptsOf = async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Iniciar sesión' }).first().click();
    // The landing, which is left, has a field for an address too.
    await expect(field(page, 'password')).toBeVisible();
    return page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
  };
  const without = await scriptsOf();
  await installExtension(page);
  const withExtension = await scriptsOf();
  expect(withExtension).toHaveLength(without.length + 1);
});
