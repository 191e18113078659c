import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { ideaRoutes } from '#contract/ideaRoutes.ts';
import { anIdeaResult } from '#src/testing/builders.ts';
import { network, onCall, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedInAs, signedOut } from '#src/testing/renderFeature.tsx';
import { AiTools } from './AiTools.tsx';
import { HeroGenerator } from './HeroGenerator.tsx';

withNetwork();

const idea = anIdeaResult({ id: '5e2d7a10-3b6c-4f8e-9d01-7a8b9c0d1e2f' });
const client = signedInAs('client');
let asked: unknown[];

beforeEach(() => {
  asked = [];
  network.use(
    onRoute(ideaRoutes.listIdeas, () => HttpResponse.json({ rows: [], next: null })),
    onCall('generateIdea', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(idea);
    }),
  );
});

const SIGN_IN = 'Por favor, inicia sesión para usar esta herramienta.';
const prompt = () => screen.getByRole('textbox');
const generate = () => screen.getByRole('button', { name: 'Generar Idea' });

function Address() {
  const { pathname, hash, state } = useLocation() as {
    pathname: string;
    hash: string;
    state: unknown;
  };
  return <code>{JSON.stringify({ pathname, hash, state })}</code>;
}

describe.each([
  ['the hero', HeroGenerator, 'Por favor, describe tu necesidad primero.'],
  ['/ai-tools', AiTools, 'Por favor, introduce una descripción de tu negocio.'],
])('%s', (_where, Generator, blank) => {
  test('for visitors the button is disabled, and Enter shows why before any other error', async () => {
    renderFeature(<Generator />, { auth: signedOut });
    expect(generate()).toBeDisabled();
    expect(screen.getByText(SIGN_IN)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.type(prompt(), '{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(SIGN_IN);
    expect(screen.getAllByText(SIGN_IN)).toHaveLength(1);
  });

  test.each([
    ['ia', 'La propuso una IA. La revisamos contigo antes de cotizar.'],
    ['local', 'Es un punto de partida: lo revisamos contigo antes de cotizar.'],
  ])('an idea by %s is labelled so, without the name of a model', async (engine, label) => {
    network.use(onCall('generateIdea', () => HttpResponse.json({ ...idea, engine })));
    renderFeature(<Generator />, { auth: client });
    await userEvent.type(prompt(), 'Vendo pan{Enter}');
    expect(await screen.findByText(label)).toBeVisible();
  });

  test('during the session check the line is not shown', () => {
    renderFeature(<Generator />, { auth: { status: 'loading', session: null } });
    expect(generate()).toBeDisabled();
    expect(screen.queryByText(SIGN_IN)).toBeNull();
  });

  test('an empty prompt is not sent; its error disappears on typing', async () => {
    renderFeature(<Generator />, { auth: client });
    await userEvent.type(prompt(), '  ');
    await userEvent.click(generate());
    expect(screen.getByRole('alert')).toHaveTextContent(blank);
    expect(prompt()).toHaveFocus();
    expect(prompt()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(prompt(), 'V');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked).toEqual([]);
  });

  test('a prompt that is too long stays in the field and is reported', async () => {
    renderFeature(<Generator />, { auth: client });
    const long = 'x'.repeat(2001);
    await userEvent.click(prompt());
    await userEvent.paste(long);
    await userEvent.click(generate());
    expect(screen.getByRole('alert')).toHaveTextContent('Tu texto tiene 2001 caracteres');
    expect(prompt()).toHaveValue(long);
    expect(asked).toEqual([]);
  });

  test('Enter sends one request; the idea that follows can be passed to the contact form', async () => {
    let answer: () => void = () => undefined;
    network.use(
      onCall('generateIdea', async ({ request }) => {
        asked.push(await request.json());
        return new Promise((resolve) => (answer = () => resolve(HttpResponse.json(idea))));
      }),
    );
    renderFeature(
      <>
        <Generator />
        <Address />
      </>,
      { auth: client },
    );
    await userEvent.type(prompt(), ' Vendo tortas{Enter}');
    const busy = screen.getByRole('button', { name: 'Generando...' });
    expect(prompt()).toBeDisabled();
    expect(prompt()).toHaveAttribute('name', 'prompt');
    expect(busy).toHaveFocus();
    expect(screen.getByRole('status', { name: 'Preparando tu idea' })).toHaveAttribute('aria-busy');
    await userEvent.click(busy);
    await waitFor(() => expect(asked).toEqual([{ prompt: 'Vendo tortas' }]));
    answer();

    expect(await screen.findByRole('heading', { name: idea.name })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(idea.description);
    const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown).toEqual(expect.arrayContaining(idea.features));
    expect(prompt()).toHaveValue(' Vendo tortas');
    await userEvent.click(screen.getByRole('button', { name: 'Quiero este proyecto' }));
    const { name, description, features } = idea;
    expect(JSON.parse(screen.getByText(/pathname/).textContent)).toEqual({
      pathname: '/',
      hash: '#contact',
      state: { idea: { name, description, features, prompt: 'Vendo tortas', id: idea.id } },
    });
  });

  test.each([
    [{ message: 'Llegaste al límite de ideas por ahora.' }, 429],
    [{}, 500],
  ])('a failure (%j) is shown, keeps the text, and returns focus', async (body, status) => {
    network.use(onCall('generateIdea', () => HttpResponse.json(body, { status })));
    renderFeature(<Generator />, { auth: client });
    await userEvent.type(prompt(), 'Vendo tortas{Enter}');
    const said = 'message' in body ? body.message : 'Ocurrió un error inesperado.';
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(prompt()).toHaveValue('Vendo tortas');
    expect(prompt()).toHaveFocus();
  });
});

describe('/ai-tools', () => {
  test('an example fills the field; the person’s own text can be restored', async () => {
    renderFeature(<AiTools />, { auth: client });
    await userEvent.type(prompt(), 'Lo mío');
    await userEvent.click(screen.getByRole('button', { name: /barbería en Trujillo/ }));
    expect(prompt()).toHaveValue('Tengo una barbería en Trujillo y pierdo citas por WhatsApp');
    expect(prompt()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Recuperar mi texto' }));
    expect(prompt()).toHaveValue('Lo mío');
  });

  test('alternatives appear below the idea, each with its button', async () => {
    const others = ['Dos', 'Tres'].map((name) => anIdeaResult({ name }));
    network.use(onCall('generateIdeas', () => HttpResponse.json([idea, ...others])));
    renderFeature(<AiTools />, { auth: client });
    await userEvent.type(prompt(), 'Vendo tortas{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Ver más alternativas' }));
    expect(await screen.findByRole('heading', { name: 'Más alternativas' })).toHaveFocus();
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Dos', 'Tres']);
    expect(screen.getAllByRole('button', { name: 'Quiero este proyecto' })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Ver más alternativas' })).toBeNull();
  });

  test('failed alternatives keep the idea and can be retried', async () => {
    network.use(onCall('generateIdeas', () => HttpResponse.error()));
    renderFeature(<AiTools />, { auth: client });
    await userEvent.type(prompt(), 'Vendo tortas{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Ver más alternativas' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ocurrió un error inesperado.');
    expect(screen.getByRole('heading', { name: idea.name })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ver más alternativas' })).toBeEnabled();
  });
});

test('a link’s prompt fills the field; the person’s own text can be restored', async () => {
  renderFeature(
    <>
      <Link to="/ai-tools" state={{ prompt: 'Reservas para mi barbería' }}>
        Muestra
      </Link>
      <Routes>
        <Route path="/" element={<HeroGenerator />} />
        <Route path="/ai-tools" element={<AiTools />} />
      </Routes>
    </>,
    { auth: client },
  );
  await userEvent.type(prompt(), 'Vendo tortas');
  await userEvent.click(screen.getByRole('link', { name: 'Muestra' }));
  expect(prompt()).toHaveValue('Reservas para mi barbería');
  await userEvent.click(screen.getByRole('button', { name: 'Recuperar mi texto' }));
  expect(prompt()).toHaveValue('Vendo tortas');
});

test('‘Ver otras ideas’ of the hero shows them at once, for the prompt of its idea', async () => {
  network.use(
    onCall('generateIdeas', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json([idea, anIdeaResult({ name: 'Dos' })]);
    }),
  );
  renderFeature(
    <Routes>
      <Route path="/" element={<HeroGenerator />} />
      <Route path="/ai-tools" element={<AiTools />} />
    </Routes>,
    { auth: client },
  );
  await userEvent.type(prompt(), 'Vendo tortas{Enter}');
  await userEvent.click(await screen.findByRole('link', { name: 'Ver otras ideas' }));
  expect(await screen.findByRole('heading', { name: 'Dos' })).toBeVisible();
  expect(asked).toEqual([{ prompt: 'Vendo tortas' }, { prompt: 'Vendo tortas' }]);
  // A new request on this page generates a single idea as usual.
  await userEvent.type(prompt(), ' en Ica{Enter}');
  expect(await screen.findByRole('button', { name: 'Ver más alternativas' })).toBeEnabled();
  expect(asked).toHaveLength(3);
});

test('leaving the page cancels a pending request but keeps a result', async () => {
  const { store, unmount } = renderFeature(<HeroGenerator />, { auth: client });
  network.use(onCall('generateIdea', () => new Promise<never>(() => undefined)));
  await userEvent.type(prompt(), 'Vendo tortas{Enter}');
  expect(store.getState().ideaGenerator.status).toBe('generating');
  unmount();
  expect(store.getState().ideaGenerator.status).toBe('idle');
});
