import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import type { Phase } from '#contract/projects.ts';
import { aProfile, aProject } from '#src/testing/builders.ts';
import { aMoment } from '#src/testing/handClock.ts';
import { network, onCall, withNetwork } from '#src/testing/network.ts';
import { renderPanel } from '#src/testing/renderPanel.tsx';

withNetwork();

const analysis: Phase = {
  id: '8d7f0f4e-64a5-4f0e-a8a3-3f7a3c9d1a10',
  name: 'Análisis',
  startDate: '2026-09-05T12:00:00.000Z',
  endDate: '2026-09-19T12:00:00.000Z',
};
const tests: Phase = { ...analysis, id: '8d7f0f4e-64a5-4f0e-a8a3-3f7a3c9d1a11', name: 'Pruebas' };
const luz = aProfile({ id: 'm2', full_name: 'Luz Vega', role: 'project_manager' });
const shop = aProject({ id: 'p1', name: 'Tienda', progress: 45, phases: [analysis, tests] });

let sent: unknown[];
let refusal: string | null;
beforeEach(() => {
  sent = [];
  refusal = null;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function show(phases: Phase[] = shop.phases) {
  const { served } = renderPanel({ projects: [{ ...shop, phases }], project_managers: [luz] });
  for (const call of ['updateProject', 'assignProject'] as const) {
    network.use(
      onCall(call, async ({ request }) => {
        const body = (await request.json()) as object;
        sent.push(body);
        if (refusal !== null) return HttpResponse.json({ message: refusal }, { status: 409 });
        const project = { ...served.data.projects[0]!, ...body };
        served.data = { ...served.data, projects: [project] };
        return HttpResponse.json(project);
      }),
    );
  }
  await waitFor(() => screen.getByRole('row', { name: /Tienda/ }));
}
const field = (name: RegExp) =>
  within(screen.getByRole('row', { name: /Tienda/ })).getByLabelText<HTMLSelectElement>(name);
const toast = () =>
  waitFor(() => screen.getByRole('button', { name: 'Deshacer' }).closest('[role="status"]')!);
const isGone = () => expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
const undo = () => userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
const choose = (name: RegExp, option: string) => userEvent.selectOptions(field(name), option);

test('a status is taken back by the toast, and the focus returns to its field', async () => {
  await show();
  await choose(/^Estado/, 'Completado');
  expect(await toast()).toHaveTextContent('Estado: En Progreso → CompletadoTienda');
  expect(field(/^Estado/)).toHaveFocus();
  await undo();
  isGone();
  expect(field(/^Estado/)).toHaveFocus();
  await waitFor(() => expect(field(/^Estado/)).toHaveValue('En Progreso'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ status: 'En Progreso', undoes: { status: 'Completado' } });
  await waitFor(() => screen.getByText('Guardado'));
  isGone();
});

test('what is completed with an open phase says which, and is set to 100 % if one wants (UNDO-7)', async () => {
  await show([
    { ...analysis, state: 'aprobada' },
    { ...tests, state: 'en curso' },
  ]);
  await choose(/^Estado/, 'Completado');
  expect(await toast()).toHaveTextContent(
    'Estado: En Progreso → CompletadoTiendaPruebas sigue abierta.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Poner el avance en 100 %' }));
  await waitFor(() => expect(sent).toEqual([{ status: 'Completado' }, { progress: 100 }]));
  expect(await toast()).toHaveTextContent('Avance: 45 % → 100 %');
  expect(field(/^Avance/)).toHaveValue(100);
  expect(screen.getAllByRole('button', { name: 'Deshacer' })).toHaveLength(1);
  await undo();
  await waitFor(() => expect(field(/^Avance/)).toHaveValue(45));
  expect(field(/^Estado/)).toHaveValue('Completado');
});

test('the toast of another status neither names open phases nor offers 100 %', async () => {
  await show([{ ...tests, state: 'atrasada' }]);
  await choose(/^Estado/, 'Revisión');
  expect((await toast()).textContent).not.toContain('abierta');
  expect(screen.queryByRole('button', { name: /100/ })).toBeNull();
});

test('a manager is taken back by Ctrl Z', async () => {
  await show();
  await choose(/^Asignado a/, 'Luz Vega');
  expect(await toast()).toHaveTextContent('Asignado a: Sin asignar → Luz Vega');
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(field(/^Asignado a/)).toHaveDisplayValue('Sin asignar'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ userId: null, undoes: { userId: 'm2' } });
});

test('progress is taken back; in its field Ctrl Z is the browser’s', async () => {
  await show();
  fireEvent.change(field(/^Avance/), { target: { value: '60' } });
  expect(await toast()).toHaveTextContent('Avance: 45 % → 60 %');
  act(() => field(/^Avance/).focus());
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(sent).toEqual([{ progress: 60 }]);
  await undo();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ progress: 45, undoes: { progress: 60 } });
});

test('dates are taken back', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Cronograma de Tienda' }));
  const end = await waitFor(() =>
    within(screen.getByRole('group', { name: 'Análisis' })).getByLabelText('Fin'),
  );
  fireEvent.change(end, { target: { value: '2026-09-30' } });
  await userEvent.click(screen.getByRole('button', { name: 'Guardar Cronograma' }));
  expect(await toast()).toHaveTextContent('Análisis: 5 set – 19 set → 5 set – 30 set');
  await undo();
  await waitFor(() => expect(sent).toHaveLength(2));
  const saved = { ...analysis, endDate: '2026-09-30T12:00:00.000Z' };
  expect(sent[1]).toEqual({ phases: [analysis, tests], undoes: { phases: [saved, tests] } });
});

test('a phase that was removed is not brought back', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Cronograma de Tienda' }));
  const dates = await waitFor(() => within(screen.getByRole('group', { name: 'Pruebas' })));
  for (const side of ['Inicio', 'Fin']) {
    fireEvent.change(dates.getByLabelText(side), { target: { value: '' } });
  }
  await userEvent.click(screen.getByRole('button', { name: 'Guardar Cronograma' }));
  await waitFor(() => screen.getByText('Guardado'));
  isGone();
});

test('what somebody else has changed since stays, with the reason', async () => {
  await show();
  await choose(/^Estado/, 'Completado');
  await toast();
  refusal = 'No se deshizo: alguien lo cambió después.';
  await undo();
  const alert = await waitFor(() => screen.getByRole('alert'));
  expect(alert).toHaveTextContent(refusal);
  expect(field(/^Estado/)).toHaveValue('Completado');
});

test('the toast of a newer change replaces the former', async () => {
  await show();
  await choose(/^Estado/, 'Revisión');
  await toast();
  await choose(/^Estado/, 'Completado');
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(screen.getByText('Estado: Revisión → Completado')).toBeVisible());
  expect(screen.getAllByRole('button', { name: 'Deshacer' })).toHaveLength(1);
});

test('with the fourteen calls alone there is none', async () => {
  delete document.documentElement.dataset.calls;
  await show();
  await choose(/^Estado/, 'Completado');
  await waitFor(() => screen.getByText('Guardado'));
  await aMoment();
  isGone();
});
