import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { projectRoutes } from '#contract/projectRoutes.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderPanel } from '#src/testing/renderPanel.tsx';

withNetwork();

const rows = [
  { id: 't1', serviceId: 1, phases: [{ name: 'Análisis', days: 5 }] },
  { id: 't2', serviceId: 4, phases: [] },
];

test('a service’s phases are changed in business days; blank ones are left out', async () => {
  const sent: unknown[] = [];
  network.use(
    onRoute(projectRoutes.listTemplates, () => HttpResponse.json({ rows })),
    onRoute(projectRoutes.updateTemplate, async ({ request, params }) => {
      sent.push([params.id, await request.json()]);
      return HttpResponse.json(rows[1]);
    }),
  );
  renderPanel({});
  await userEvent.click(await screen.findByRole('button', { name: 'Plantillas' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Plantillas de fases' }));
  const days = (phase: string) => dialog.findByLabelText(`${phase}, en días hábiles`);
  expect(await days('Análisis')).toHaveValue('5');
  await userEvent.selectOptions(dialog.getByLabelText('Servicio'), 'Diseño gráfico y branding');
  expect(await days('Análisis')).toHaveValue('');
  await userEvent.type(await days('Desarrollo'), '0');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText('Una fase dura de 1 a 250 días hábiles.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.clear(await days('Desarrollo'));
  await userEvent.type(await days('Desarrollo'), '12');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText('Plantilla guardada.')).toBeVisible();
  expect(sent).toEqual([
    ['t2', { phases: [{ name: 'Desarrollo', days: 12 }], was: { phases: [] } }],
  ]);
});
