import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import { messageRoutes } from '#contract/messageRoutes.ts';
import { api } from '#src/api/api.ts';
import { aProfile, aProject, aTicket, anIdea, aPage } from '#src/testing/builders.ts';
import { late } from '#src/testing/inboxOnScreen.tsx';
import { fresh, serveMessages, won } from '#src/testing/messagesEdge.ts';
import { network, onCall, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderPanel } from '#src/testing/renderPanel.tsx';

withNetwork();
afterEach(() => {
  jest.restoreAllMocks();
});

const bundle = {
  projects: [aProject()],
  tickets: [aTicket(), aTicket({ id: 'b', subject: 'Guía de remisión', status: 'Cerrado' })],
  ideas: [anIdea()],
  profiles: [aProfile({ role: 'admin' })],
};

const tab = (name: RegExp) => screen.findByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true });
const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent.trim());
const four = ['Proyectos 1', 'Tickets de Soporte 2', 'Ideas Generadas 1', 'Personal 1'];
const lookAgain = () => act(() => void window.dispatchEvent(new Event('focus')));

/** The book's call, answered as a test says, and how often it was made. */
function answerBook(answer: () => Response | Promise<Response>) {
  const book = { asked: 0, answer };
  network.use(
    onRoute(listRoutes.pageComplaints, () => {
      book.asked += 1;
      return book.answer();
    }),
  );
  return book;
}
const noSuchCall = () => HttpResponse.json({ message: 'No existe.' }, { status: 404 });

/** Until every read that was begun is over. */
const readsOver = ({ store }: ReturnType<typeof renderPanel>) =>
  act(() => Promise.all(store.dispatch(api.util.getRunningQueriesThunk())));

test('without the call the panel has four tabs and no error, and the server is asked once', async () => {
  const logged = (['error', 'warn', 'info', 'log'] as const).map((level) =>
    jest.spyOn(console, level).mockImplementation(() => undefined),
  );
  const book = answerBook(noSuchCall);
  const panel = renderPanel(bundle);
  network.use(onCall('updateTicket', () => HttpResponse.json({})));
  await tab(/Proyectos 1/);
  await waitFor(() => expect(book.asked).toBe(1));
  await readsOver(panel);
  expect(names()).toEqual(four);

  for (const name of [/Tickets/, /Ideas/, /Personal/, /Proyectos/, /Tickets/]) {
    await userEvent.click(await tab(name));
  }
  lookAgain();
  const row = await screen.findByRole('row', { name: /Guía de remisión/ });
  await userEvent.selectOptions(within(row).getByRole('combobox'), 'En Progreso');
  expect(await screen.findByText('Guardado')).toBeVisible();
  await readsOver(panel);

  expect(names()).toEqual(four);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(book.asked).toBe(1);
  for (const spy of logged) expect(spy).not.toHaveBeenCalled();
});

test('without the call its address opens the first tab; until that is known it keeps its own', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  answerBook(() => held.then(noSuchCall));
  renderPanel(bundle, '?tab=reclamaciones');
  await tab(/Proyectos 1/);
  expect(selected()).toHaveTextContent('Reclamaciones');
  expect(screen.queryByRole('table')).toBeNull();
  release();
  expect(await screen.findByRole('tab', { selected: true, name: 'Proyectos 1' })).toBeVisible();
  expect(names()).toEqual(four);
  expect(screen.getByRole('tabpanel', { name: /Proyectos/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('its tab appears after the server has answered', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const book = answerBook(() => held.then(() => HttpResponse.json(aPage([late]))));
  renderPanel(bundle);
  await waitFor(() => expect(book.asked).toBe(1));
  expect(names()).toEqual(four);
  release();
  await tab(/Reclamaciones 1/);
  expect(names()).toEqual([...four, 'Reclamaciones 1']);
});

test.each([
  ['a failure', () => HttpResponse.json({}, { status: 500 })],
  ['no connection', () => HttpResponse.error()],
])('%s hides no tab: it is told there, and tried again', async (_what, failure) => {
  const book = answerBook(failure);
  renderPanel(bundle);
  await userEvent.click(await tab(/Reclamaciones/));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar las reclamaciones.');
  book.answer = () => HttpResponse.json(aPage([late]));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await tab(/Reclamaciones 1/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('is available while the panel’s own rows fail to load', async () => {
  answerBook(() => HttpResponse.json(aPage([late])));
  renderPanel(bundle);
  network.use(onCall('getAllData', () => HttpResponse.json({}, { status: 500 })));
  await userEvent.click(await tab(/Reclamaciones/));
  expect(await screen.findByRole('table')).toBeVisible();
});

describe('the messages', () => {
  test('are the tab after the book, and appear after it', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    answerBook(() => held.then(() => HttpResponse.json(aPage([late]))));
    const { store } = renderPanel(bundle);
    serveMessages([fresh, won]);
    await tab(/Proyectos 1/);
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain(won.subject));
    expect(names()).toEqual(four);
    release();
    await tab(/Mensajes 2/);
    expect(names()).toEqual([...four, 'Reclamaciones 1', 'Mensajes 2']);
  });

  test('have their tab on a server without the book', async () => {
    serveMessages([fresh]);
    renderPanel(bundle);
    await tab(/Mensajes 1/);
    expect(names()).toEqual([...four, 'Mensajes 1']);
  });

  test('without the call have no tab, and their address opens the first', async () => {
    let asked = 0;
    network.use(
      onRoute(messageRoutes.pageMessages, () => {
        asked += 1;
        return noSuchCall();
      }),
    );
    const panel = renderPanel(bundle, '?tab=mensajes');
    expect(await screen.findByRole('tab', { selected: true, name: 'Proyectos 1' })).toBeVisible();
    await readsOver(panel);
    lookAgain();
    await readsOver(panel);
    expect(names()).toEqual(four);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked).toBe(1);
  });
});
