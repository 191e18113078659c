import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import type { ProjectPage } from '#contract/projectPages.ts';
import { projectRoutes } from '#contract/projectRoutes.ts';
import { aProject } from '#src/testing/builders.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { ProjectScreen } from './ProjectScreen.tsx';

withNetwork();

const at = '2026-09-05T14:00:00Z';

function show(role: string, project: Partial<ProjectPage['project']>) {
  network.use(
    onRoute(projectRoutes.getProject, () =>
      HttpResponse.json({
        project: {
          ...aProject({ id: 'project' }),
          client: { id: 'c', full_name: 'Rosa Quispe' },
          createdAt: at,
          archivedAt: null,
          scope: '',
          message: null,
          ...project,
        },
        phases: [],
        updates: [],
        more: null,
        tickets: [],
        history: [],
      }),
    ),
  );
  renderFeature(<ProjectScreen id="project" showHistory={() => null} />, {
    auth: signedInAs(role),
  });
}
const scope = async () => within(await screen.findByRole('region', { name: 'Alcance' }));

test('a client reads the scope, without a message', async () => {
  show('client', { scope: 'Catálogo con Yape.\nSin tarjetas.' });
  expect((await scope()).getByText(/^Catálogo con Yape\.\s+Sin tarjetas\.$/)).toBeVisible();
  expect((await scope()).queryByRole('link')).toBeNull();
  expect((await scope()).queryByRole('button')).toBeNull();
});

test('an admin goes on to the message it came of', async () => {
  show('admin', { message: { id: 'm1', name: 'Ana Paz' } });
  expect((await scope()).getByRole('link')).toHaveAttribute(
    'href',
    '/admin/dashboard?tab=mensajes&buscar=Ana+Paz&abierta=m1',
  );
});

test('a long one is cut until it is opened', async () => {
  show('client', { scope: 'Una línea.\n'.repeat(30) });
  const button = (await scope()).getByRole('button', { name: 'Ver todo el alcance' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect((await scope()).getByRole('button', { name: 'Ver menos' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('without one there is no such part', async () => {
  show('client', {});
  await screen.findByRole('region', { name: 'Datos del proyecto' });
  expect(screen.queryByRole('region', { name: 'Alcance' })).toBeNull();
});
