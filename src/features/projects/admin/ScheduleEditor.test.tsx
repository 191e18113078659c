import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import type { Phase } from '#contract/projects.ts';
import { aProject } from '#src/testing/builders.ts';
import { network, onCall, withNetwork } from '#src/testing/network.ts';
import { renderPanel } from '#src/testing/renderPanel.tsx';

withNetwork();

const analysis: Phase = {
  id: 'a',
  name: 'Análisis',
  startDate: '2026-09-05T12:00:00.000Z',
  endDate: '2026-09-19T12:00:00.000Z',
};
const shop = aProject({ id: 'p1', name: 'Tienda', phases: [analysis] });

const toggle = () => screen.findByRole('button', { name: 'Cronograma de Tienda' });
const day = (phase: string, side: 'Inicio' | 'Fin') =>
  within(screen.getByRole('group', { name: phase })).getByLabelText<HTMLInputElement>(side);
const set = (phase: string, side: 'Inicio' | 'Fin', value: string) =>
  fireEvent.change(day(phase, side), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar Cronograma' }));
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

let sent: unknown[];
function serve(answer: (body: object) => Response) {
  network.use(
    onCall('updateProject', async ({ request }) => {
      const body = (await request.json()) as object;
      sent.push(body);
      return answer(body);
    }),
  );
}

beforeEach(() => {
  sent = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

async function open() {
  const rendered = renderPanel({ projects: [shop] });
  await userEvent.click(await toggle());
  await screen.findByRole('group', { name: 'Análisis' });
  return rendered;
}

test('shows the dates of the four phases and a timeline that follows the fields', async () => {
  await open();
  expect(day('Análisis', 'Inicio')).toHaveValue('2026-09-05');
  expect(day('Revisión', 'Fin')).toHaveValue('');
  expect(await screen.findByRole('button', { name: 'Análisis: 5 set – 19 set' })).toBeVisible();
  set('Análisis', 'Fin', '2026-09-30');
  set('Pruebas', 'Inicio', '2026-10-01');
  expect(screen.getByRole('button', { name: 'Análisis: 5 set – 30 set' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pruebas:/ })).toBeNull();
  set('Pruebas', 'Fin', '2026-10-09');
  expect(screen.getByRole('button', { name: 'Pruebas: 1 oct – 9 oct' })).toBeVisible();
});

test('saves noon UTC under the existing ids, closes, and returns focus to the row', async () => {
  const { served } = await open();
  serve((body) => {
    served.data = { ...served.data, projects: [{ ...shop, ...body }] };
    return HttpResponse.json({ ...shop, ...body });
  });
  set('Desarrollo', 'Inicio', '2026-09-20');
  set('Desarrollo', 'Fin', '2026-10-31');
  await save();
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Análisis' })).toBeNull());
  expect(sent).toEqual([
    {
      phases: [
        analysis,
        {
          name: 'Desarrollo',
          startDate: '2026-09-20T12:00:00.000Z',
          endDate: '2026-10-31T12:00:00.000Z',
        },
      ],
      was: { phases: [analysis] },
    },
  ]);
  expect(await screen.findByText('Guardado')).toBeVisible();
  expect(await toggle()).toHaveFocus();
  await userEvent.click(await toggle());
  expect(day('Desarrollo', 'Fin')).toHaveValue('2026-10-31');
});

describe('invalid dates show an error at their field', () => {
  test.each([
    ['Pruebas', 'Inicio', '2026-09-01', 'Fin', 'Falta la fecha de fin.'],
    ['Pruebas', 'Fin', '2026-09-01', 'Inicio', 'Falta la fecha de inicio.'],
    ['Análisis', 'Fin', '2026-09-01', 'Fin', 'El fin es anterior al inicio.'],
    ['Análisis', 'Inicio', '0206-09-01', 'Inicio', 'El año va de 2000 a 2099.'],
  ] as const)('%s, %s %s', async (phase, side, value, wrong, text) => {
    await open();
    set(phase, side, value);
    await save();
    expect(alerts()).toEqual([text]);
    expect(day(phase, wrong)).toHaveAccessibleDescription(text);
    expect(day(phase, wrong)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('an incomplete date', async () => {
    await open();
    Object.defineProperty(day('Pruebas', 'Inicio'), 'validity', { value: { badInput: true } });
    await save();
    expect(alerts()).toEqual(['Completa día, mes y año.']);
    expect(sent).toEqual([]);
  });

  test('a reversed period when its field loses focus, a missing date only on save', async () => {
    await open();
    set('Análisis', 'Fin', '2026-09-01');
    fireEvent.blur(day('Análisis', 'Fin'), {
      relatedTarget: screen.getByRole('button', { name: 'Cancelar' }),
    });
    expect(alerts()).toEqual([]);
    fireEvent.blur(day('Análisis', 'Fin'), { relatedTarget: day('Pruebas', 'Fin') });
    expect(alerts()).toEqual(['El fin es anterior al inicio.']);
    set('Análisis', 'Fin', '');
    fireEvent.blur(day('Análisis', 'Fin'), { relatedTarget: day('Pruebas', 'Fin') });
    expect(alerts()).toEqual([]);
  });
});

const theirs = { ...analysis, endDate: '2026-09-25T12:00:00.000Z' };

describe('changes are kept', () => {
  test('when saving fails', async () => {
    serve(() => HttpResponse.json({ message: 'Hay demasiadas fases.' }, { status: 400 }));
    await open();
    set('Análisis', 'Fin', '2026-09-30');
    await save();
    expect(await screen.findByText('Hay demasiadas fases.')).toBeVisible();
    expect(day('Análisis', 'Fin')).toHaveValue('2026-09-30');
    serve(() => HttpResponse.error());
    await save();
    expect(
      await screen.findByText(
        'No se guardó el cronograma. Tus cambios siguen aquí: vuelve a intentarlo.',
      ),
    ).toBeVisible();
    expect(day('Análisis', 'Fin')).toHaveValue('2026-09-30');
    serve((body) => HttpResponse.json({ ...shop, ...body }));
    await save();
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Análisis' })).toBeNull());
    expect(screen.queryByText('Hay demasiadas fases.')).toBeNull();
  });

  test('when a reload brings other phases; unchanged schedules show those', async () => {
    const { served } = await open();
    const reload = async (phases: Phase[], progress: number) => {
      served.data = { ...served.data, projects: [{ ...shop, progress, phases }] };
      act(() => void window.dispatchEvent(new Event('focus')));
      await screen.findByDisplayValue(progress);
    };
    await reload([{ ...analysis, endDate: '2026-09-20T12:00:00.000Z' }], 46);
    expect(day('Análisis', 'Fin')).toHaveValue('2026-09-20');
    set('Análisis', 'Fin', '2026-09-30');
    await reload([{ ...analysis, endDate: '2026-09-21T12:00:00.000Z' }], 47);
    expect(day('Análisis', 'Fin')).toHaveValue('2026-09-30');
  });

  test('when somebody else has saved: their schedule is shown, and a second save overwrites it', async () => {
    serve((body) => HttpResponse.json({ ...shop, ...body }));
    const { served } = await open();
    set('Análisis', 'Fin', '2026-09-30');
    served.data = { ...served.data, projects: [{ ...shop, phases: [theirs] }] };
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Otra persona guardó otro cronograma',
    );
    const region = screen.getByRole('region', { name: 'Lo que guardó la otra persona' });
    expect(
      await within(region).findByRole('button', { name: 'Análisis: 5 set – 25 set' }),
    ).toBeVisible();
    expect(day('Análisis', 'Fin')).toHaveValue('2026-09-30');
    expect(sent).toEqual([]);
    await save();
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Análisis' })).toBeNull());
    expect(sent).toMatchObject([{ phases: [{ endDate: '2026-09-30T12:00:00.000Z' }] }]);
  });

  test('when somebody else saves at the same moment: the server refuses, and theirs is shown', async () => {
    const { served } = await open();
    serve(() => {
      served.data = { ...served.data, projects: [{ ...shop, phases: [theirs] }] };
      return new HttpResponse(null, { status: 409 });
    });
    set('Análisis', 'Fin', '2026-09-30');
    await save();
    expect(await screen.findByRole('button', { name: 'Análisis: 5 set – 25 set' })).toBeVisible();
    expect(day('Análisis', 'Fin')).toHaveValue('2026-09-30');
  });

  test('when a reload brings somebody else’s schedule, with a notice before saving', async () => {
    const { served } = await open();
    set('Análisis', 'Fin', '2026-09-30');
    served.data = { ...served.data, projects: [{ ...shop, phases: [theirs] }] };
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText(/Otra persona guardó otro cronograma/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await toggle());
    expect(day('Análisis', 'Fin')).toHaveValue('2026-09-25');
    expect(screen.queryByText(/Otra persona/)).toBeNull();
  });

  test('when the row is collapsed; Cancelar discards them', async () => {
    await open();
    set('Análisis', 'Fin', '2026-09-30');
    await userEvent.click(await toggle());
    await userEvent.click(await toggle());
    expect(day('Análisis', 'Fin')).toHaveValue('2026-09-30');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await toggle()).toHaveFocus();
    await userEvent.click(await toggle());
    expect(day('Análisis', 'Fin')).toHaveValue('2026-09-19');
    expect(sent).toEqual([]);
  });
});

test('a restored draft shows its errors again', async () => {
  await open();
  set('Análisis', 'Fin', '2026-09-01');
  await userEvent.click(await toggle());
  await userEvent.click(await toggle());
  expect(alerts()).toEqual(['El fin es anterior al inicio.']);
});

test('saving a deleted project removes its row with an explanation', async () => {
  const { served } = await open();
  serve(() => {
    served.data = { ...served.data, projects: [] };
    return HttpResponse.json({ message: 'Ese proyecto no existe.' }, { status: 404 });
  });
  set('Análisis', 'Fin', '2026-09-30');
  await save();
  expect(await screen.findByText('Ese proyecto no existe.')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Cronograma de Tienda' })).toBeNull(),
  );
});
