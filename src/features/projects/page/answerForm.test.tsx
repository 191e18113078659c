import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import type { ProjectPage } from '#contract/projectPages.ts';
import { projectRoutes } from '#contract/projectRoutes.ts';
import { aProfile, aProject } from '#src/testing/builders.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { ProjectScreen } from './ProjectScreen.tsx';

withNetwork();

const at = '2026-11-02T15:00:00.000Z';
const manager = { id: 'gestora', full_name: 'Lucía Rojas' };

test('by keyboard: approving asks first, with the focus on Cancelar, and goes on from the phase', async () => {
  const { id, full_name } = aProfile({ role: 'client' });
  const client = { id, full_name };
  const delivery = { id: 'd', at, author: manager, body: 'El mapa.', files: [], link: null };
  const phase = { id: 'p', name: 'Análisis', startDate: at, endDate: at } as const;
  let page: ProjectPage = {
    project: {
      ...aProject({ id: 'project' }),
      client,
      createdAt: at,
      archivedAt: null,
      scope: '',
      message: null,
    },
    phases: [{ ...phase, state: 'entregada', deliveries: [{ ...delivery, answer: null }] }],
    updates: [],
    more: null,
    tickets: [],
    history: [],
  };
  network.use(
    onRoute(projectRoutes.getProject, () => HttpResponse.json(page)),
    onRoute(projectRoutes.approvePhase, () => {
      const answer = { kind: 'aprobada' as const, at, author: client, body: null };
      const approved = {
        ...phase,
        state: 'aprobada' as const,
        deliveries: [{ ...delivery, answer }],
      };
      page = { ...page, phases: [approved] };
      return HttpResponse.json(approved);
    }),
  );
  renderFeature(<ProjectScreen id="project" showHistory={() => null} />, {
    auth: signedInAs('client'),
  });
  // It stands at the top, too, where it waits for the answer.
  const item = () => screen.getAllByRole('listitem', { name: 'Análisis' })[0]!;
  (await screen.findByRole('button', { name: 'Aprobar entrega' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  // What a held key does: it presses what has the focus, which takes it back.
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Aprobar entrega' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sí, aprobar' }));
  expect(await within(item()).findByText('Aprobada')).toBeVisible();
  expect(item()).toHaveFocus();
});
