import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import type { Found } from '#contract/search.ts';
import { searchRoutes } from '#contract/searchRoutes.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { Place } from '#src/testing/renderUi.tsx';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { SearchButton } from './SearchButton.tsx';
import { markedParts } from './markedParts.ts';

withNetwork();

const row = (kind: string, title: string, detail = '') => ({
  id: title,
  title,
  detail,
  href: `/${kind}/${title}`,
});
const groups: Found['groups'] = [
  {
    kind: 'project',
    rows: [row('projects', 'Tienda Ñandú', 'Rosa · Revisión'), row('projects', 'Tienda')],
  },
  { kind: 'complaint', rows: [row('complaints', '000002-2026', 'Tienda Sur')] },
];

/** The queries that the server was asked, which answers the given groups. */
function serve(found: Found['groups'] = groups) {
  const asked: (string | null)[] = [];
  network.use(
    onRoute(searchRoutes.searchAll, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q'));
      return HttpResponse.json({ groups: found });
    }),
  );
  return asked;
}

async function show(role = 'admin') {
  renderFeature(
    <>
      <input aria-label="Otro campo" />
      <SearchButton />
      <Place />
    </>,
    { auth: signedInAs(role), at: '/account' },
  );
  await screen.findByRole('button', { name: 'Buscar' });
}

const field = () => screen.findByRole('combobox', { name: 'Buscar' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = async () => {
  const id = (await field()).getAttribute('aria-activedescendant') ?? '';
  expect(screen.getAllByRole('option', { selected: true })).toEqual([document.getElementById(id)]);
  return document.getElementById(id)?.textContent;
};
const place = () => screen.getByText(/^\//).textContent;

afterEach(() => document.documentElement.setAttribute('data-calls', 'all'));

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
  '%s opens it from a field too, and closes it again, as Escape does',
  async (keys) => {
    await show();
    const other = screen.getByLabelText('Otro campo');
    await userEvent.click(other);
    await userEvent.keyboard(keys);
    expect(await screen.findByRole('dialog', { name: 'Buscar' })).toContainElement(await field());
    await userEvent.keyboard(keys);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(other).toHaveFocus();
    expect(other).toHaveValue('');
  },
);

test('without a query it has places and actions, each once', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  await field();
  expect(options()).toEqual([
    ...['Panel↵', 'Tickets', 'Ideas', 'Cuenta', 'ProyectosPanel', 'PersonalPanel', 'ClientesPanel'],
    ...['ReclamacionesPanel', 'MensajesPanel', 'Nuevo proyecto', 'Cambiar tema'],
  ]);
  expect(
    screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby')),
  ).toHaveLength(2);
});

test('a client has places of their own, and no new project', async () => {
  await show('client');
  await userEvent.keyboard('{Control>}k{/Control}');
  await field();
  expect(options()).toEqual(['Proyectos↵', 'Tickets', 'Mis ideas', 'Cuenta', 'Cambiar tema']);
  // jsdom’s dialogs give no focus.
  await userEvent.type(await field(), '{ArrowUp}{Enter}');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('arrows go through what was found and around; Enter opens it', async () => {
  const asked = serve();
  await show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'tienda');
  await screen.findByRole('option', { name: /Ñandú/ });
  expect(asked).toEqual(['tienda']);
  expect(screen.getByRole('group', { name: 'Proyectos' })).toHaveTextContent('Tienda Ñandú');
  expect(await active()).toContain('Tienda Ñandú');
  await userEvent.keyboard('{ArrowDown}');
  expect(await active()).toBe('Tienda↵');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(await active()).toContain('000002-2026');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(place()).toContain('/projects/Tienda');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what matches is marked, in titles and details', async () => {
  serve();
  await show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'nandu REV');
  const option = await screen.findByRole('option', { name: /Ñandú/ });
  const marks = within(option).getAllByText((_text, element) => element?.tagName === 'B');
  expect(marks.map(({ textContent }) => textContent)).toEqual(['Ñandú', 'Rev']);
  expect(markedParts('İstanbul Óscar', 'ista osc')).toEqual(['', 'İsta', 'nbul ', 'Ósc', 'ar']);
  expect(markedParts('n\u0303andu', 'nand')).toEqual(['', 'n\u0303and', 'u']);
});

test('Enter before the answer opens the first that comes', async () => {
  serve();
  await show('client');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'tienda{Enter}');
  await waitFor(() => expect(place()).toContain('/projects/Tienda Ñandú'));
});

test('places that match come at once; an older answer is never shown for a newer query', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked: string[] = [];
  const answered: string[] = [];
  network.use(
    onRoute(searchRoutes.searchAll, async ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? '';
      asked.push(q);
      if (q === 'pa') await held;
      answered.push(q);
      return HttpResponse.json({
        groups: [{ kind: 'project', rows: [row('projects', `Con ${q}`)] }],
      });
    }),
  );
  await show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'pa');
  expect(options()).toContain('Panel↵');
  expect(screen.getByText('Buscando...')).toBeVisible();
  await waitFor(() => expect(asked).toEqual(['pa']));
  await userEvent.type(await field(), 'n');
  await screen.findByRole('option', { name: /Con pan/ });
  release();
  await waitFor(() => expect(answered).toContain('pa'));
  expect(options().filter((text) => text.startsWith('Con'))).toEqual(['Con pan']);
  await userEvent.type(await field(), 'e');
  await screen.findByRole('option', { name: /Con pane/ });
  expect(options().filter((text) => text.startsWith('Con'))).toEqual(['Con pane']);
});

test('nothing found is said; a failure has a retry', async () => {
  serve([]);
  await show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'xyz');
  expect(await screen.findByText('Nada con «xyz».')).toBeVisible();
  network.use(onRoute(searchRoutes.searchAll, () => HttpResponse.json({}, { status: 500 })));
  await userEvent.type(await field(), 'w');
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo buscar.');
  serve();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('option', { name: /Ñandú/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a letter alone asks nothing of the server', async () => {
  const asked = serve();
  await show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'w');
  expect(screen.getByText('Nada con «w».')).toBeVisible();
  expect(asked).toEqual([]);
});

test('‘Nuevo proyecto’ leads to its form', async () => {
  await show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'nuevo{Enter}');
  await waitFor(() => expect(place()).toBe('/admin/dashboard {"newProject":{"name":""}}'));
});

test('with another dialog open it stays closed', async () => {
  await show();
  const other = document.createElement('dialog');
  document.body.append(other);
  other.showModal();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog', { name: 'Buscar' })).toBeNull();
  other.remove();
});
