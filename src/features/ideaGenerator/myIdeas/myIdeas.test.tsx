import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { ideaRoutes } from '#contract/ideaRoutes.ts';
import type { OwnIdea } from '#contract/ideas.ts';
import { anIdeaResult, anOwnIdea } from '#src/testing/builders.ts';
import { network, onCall, onRoute, withNetwork } from '#src/testing/network.ts';
import { Place } from '#src/testing/renderUi.tsx';
import { renderFeature, signedInAs, signedOut } from '#src/testing/renderFeature.tsx';
import { AiTools } from '../AiTools.tsx';

withNetwork();

const cakes = anOwnIdea({ id: 'a', createdAt: '2026-09-05T14:00:00Z' });
const hair = anOwnIdea({
  id: 'b',
  name: 'Citas sin cruces',
  prompt: 'Tengo una barbería en Trujillo',
  createdAt: '2026-10-01T03:00:00Z',
  description: 'Cada cliente reserva su hora.',
  features: ['Recordatorio el día antes'],
});

afterEach(() => {
  jest.restoreAllMocks();
});

let queries: Record<string, string>[];
beforeEach(() => {
  queries = [];
});

/** Serves one page of saved ideas. */
function serve(rows: OwnIdea[], next: string | null = null) {
  network.use(
    onRoute(ideaRoutes.listIdeas, ({ request }) => {
      queries.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ rows, next });
    }),
  );
}

const open = (auth = signedInAs('client')) =>
  renderFeature(
    <>
      <AiTools />
      <Place />
    </>,
    { auth },
  );
const section = () => screen.findByRole('region', { name: 'Mis ideas' });
const toggle = (name: string) => screen.findByRole('button', { name, expanded: false });
const names = async () =>
  within(await section())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('‘Mis ideas’', () => {
  test('lists the person’s ideas, each with prompt and date', async () => {
    serve([hair, cakes]);
    open();
    await toggle('Citas sin cruces');
    expect(await names()).toEqual(['Citas sin cruces', 'Pedidos de tortas']);
    const list = within(await section());
    expect(list.getByText('Tengo una barbería en Trujillo')).toBeVisible();
    expect(list.getByText('5 set 2026')).toBeVisible();
    expect(list.queryByRole('button', { name: 'Ver más' })).toBeNull();
  });

  test('a row expands to the idea, which can be sent to the contact form with prompt and id', async () => {
    serve([hair]);
    open();
    await userEvent.click(await toggle('Citas sin cruces'));
    const opened = within(screen.getByRole('group', { name: 'Citas sin cruces' }));
    expect(opened.getByText('Cada cliente reserva su hora.')).toBeVisible();
    expect(opened.getByRole('listitem')).toHaveTextContent('Recordatorio el día antes');
    await userEvent.click(opened.getByRole('button', { name: 'Quiero este proyecto' }));
    const { id, name, prompt, description, features } = hair;
    const idea = { name, description, features, prompt, id };
    expect(screen.getByText(/#contact/)).toHaveTextContent(`/#contact ${JSON.stringify({ idea })}`);
  });

  test('another idea for the same prompt appears, and the typed text stays', async () => {
    const asked: unknown[] = [];
    const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
    network.use(
      onCall('generateIdeas', async ({ request }) => {
        asked.push(await request.json());
        await answered;
        return HttpResponse.json([anIdeaResult({ name: 'Turnos en línea' })]);
      }),
    );
    serve([hair]);
    open();
    await userEvent.type(screen.getByRole('textbox'), 'Otra cosa');
    await userEvent.click(await toggle('Citas sin cruces'));
    await userEvent.click(screen.getByRole('button', { name: 'Pedir otra idea' }));
    expect(screen.getByRole('button', { name: 'Buscando alternativas...' })).toHaveFocus();
    answer(null);
    expect(await screen.findByRole('heading', { name: 'Más alternativas' })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 2, name: 'Citas sin cruces' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Turnos en línea' })).toBeVisible();
    expect(asked).toEqual([{ prompt: hair.prompt }]);
    expect(screen.getByRole('textbox')).toHaveValue('Otra cosa');
  });

  test('loads page by page; a failed page can be retried', async () => {
    serve([hair], 'second');
    open();
    const more = await screen.findByRole('button', { name: 'Ver más' });
    network.use(onRoute(ideaRoutes.listIdeas, () => HttpResponse.json({}, { status: 500 })));
    await userEvent.click(more);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error al cargar los datos.');
    expect(await names()).toEqual(['Citas sin cruces']);
    serve([cakes]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    await toggle('Pedidos de tortas');
    expect(await names()).toEqual(['Citas sin cruces', 'Pedidos de tortas']);
    expect(queries.at(-1)).toMatchObject({ cursor: 'second' });
    expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('duplicate ideas are shown once', async () => {
    serve([hair, { ...hair, id: 'c' }, { ...hair, id: 'd', prompt: 'Otra barbería' }]);
    open();
    await waitFor(async () => expect(await names()).toHaveLength(2));
  });

  test('a newly generated idea is added', async () => {
    serve([]);
    network.use(onCall('generateIdea', () => HttpResponse.json(anIdeaResult())));
    open();
    expect(await screen.findByText(/Todavía no tienes ideas guardadas/)).toBeVisible();
    serve([cakes]);
    await userEvent.type(screen.getByRole('textbox'), 'Vendo tortas{Enter}');
    expect(await toggle('Pedidos de tortas')).toBeVisible();
  });

  test('a failed first load shows an error and can be retried', async () => {
    network.use(
      onRoute(ideaRoutes.listIdeas, () => HttpResponse.json({ message: 'No.' }, { status: 503 })),
    );
    open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No.');
    serve([hair]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await toggle('Citas sin cruces')).toBeVisible();
  });

  test('is hidden for visitors', () => {
    serve([hair]);
    open(signedOut);
    expect(screen.queryByText('Mis ideas')).toBeNull();
    expect(queries).toEqual([]);
  });
});
