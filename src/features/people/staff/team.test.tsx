import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import type { StaffMember } from '#contract/team.ts';
import { peopleRoutes } from '#contract/peopleRoutes.ts';
import { useAdminRead } from '#src/api/adminData.ts';
import { aPage, aProfile, anAdminData } from '#src/testing/builders.ts';
import { network, onCall, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { AdminStaff } from './AdminStaff.tsx';

withNetwork();

const member = (id: string, full_name: string, change: Partial<StaffMember>): StaffMember => ({
  ...aProfile({ id, full_name, role: 'project_manager', role_id: 2 }),
  email: `${id}@agencia.pe`,
  state: 'active',
  lastSignInAt: '2026-11-20T15:30:00.000Z',
  projects: 0,
  tickets: 0,
  ...change,
});
const team = () => [
  member('ana', 'Ana Paz', { projects: 2, tickets: 1 }),
  member('beto', 'Beto Rojas', { state: 'must_change_password', lastSignInAt: null }),
  member('caro', 'Caro Díaz', { state: 'deactivated' }),
  member('ines', 'Inés Soto', { role: 'admin', role_id: 4 }),
];

function Place() {
  return useAdminRead().hasData && <AdminStaff />;
}

/** Serves a team, in pages of two. */
async function show(people = team()) {
  const served = { team: people };
  const sent: [string, unknown][] = [];
  const change = (id: string, changed: Partial<StaffMember>) => {
    served.team = served.team.map((one) => (one.id === id ? { ...one, ...changed } : one));
  };
  network.use(
    onCall('getAllData', () => HttpResponse.json(anAdminData())),
    onRoute(listRoutes.pageStaff, ({ request }) => {
      const isSecond = new URL(request.url).searchParams.get('cursor') === 'more';
      return HttpResponse.json(
        isSecond ? aPage(served.team.slice(2)) : aPage(served.team.slice(0, 2), 'more', 4),
      );
    }),
    onRoute(peopleRoutes.updateStaff, async ({ request, params }) => {
      const body = (await request.json()) as { active?: boolean; role_id?: number };
      const id = String(params.id);
      sent.push([id, body]);
      if (id === 'ines') {
        return HttpResponse.json({ message: 'Tiene que quedar alguien.' }, { status: 409 });
      }
      if (body.active !== undefined) change(id, { state: body.active ? 'active' : 'deactivated' });
      if (body.role_id === 4) change(id, { role_id: 4, role: 'admin' });
      return new HttpResponse(null, { status: 204 });
    }),
    onRoute(peopleRoutes.handOver, async ({ request, params }) => {
      sent.push([String(params.id), await request.json()]);
      change(String(params.id), { projects: 0 });
      return HttpResponse.json({ projects: 2, tickets: 0 });
    }),
  );
  renderFeature(<Place />, { auth: signedInAs('admin') });
  const manage = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Gestionar a ${name}` }));
    return within(screen.getByRole('dialog', { name: `Gestionar a ${name}` }));
  };
  await screen.findByRole('button', { name: 'Gestionar a Ana Paz' });
  return { sent, manage };
}

test('rows have address, state and last sign-in, also of those on further pages', async () => {
  await show();
  await screen.findByRole('row', { name: /Caro Díaz/ });
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(/Ana Paz/).join(' ')).toMatch(/ana@agencia.pe .*Activa 20 nov 2026/);
  expect(cells(/Beto Rojas/).join(' ')).toMatch(/Contraseña temporal Nunca/);
  expect(cells(/Caro Díaz/).join(' ')).toMatch(/caro@agencia.pe .*Desactivada/);
});

describe('managing a person', () => {
  test('another role is saved; without a change there is nothing to save', async () => {
    const { sent, manage } = await show();
    const dialog = await manage('Beto Rojas');
    expect(dialog.getByRole('button', { name: 'Cambiar rol' })).toBeDisabled();
    await userEvent.selectOptions(dialog.getByLabelText('Rol'), 'Administración');
    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar rol' }));
    expect(await dialog.findByText('Rol cambiado.')).toBeVisible();
    expect(sent).toEqual([['beto', { role_id: 4, was: { role_id: 2 } }]]);
    expect(await screen.findByRole('row', { name: /Beto Rojas.*Administración/ })).toBeVisible();
  });

  test('deactivating and reactivating', async () => {
    const { sent, manage } = await show();
    const dialog = await manage('Ana Paz');
    await userEvent.click(dialog.getByRole('button', { name: 'Desactivar cuenta' }));
    expect(await dialog.findByText('Cuenta desactivada.')).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Reactivar cuenta' }));
    expect(await dialog.findByText('Cuenta reactivada.')).toBeVisible();
    expect(sent).toEqual([
      ['ana', { active: false }],
      ['ana', { active: true }],
    ]);
  });

  test('who has not entered yet is invited again', async () => {
    const dana = member('dana', 'Dana Ruiz', { state: 'invited', lastSignInAt: null });
    const { manage } = await show([...team().slice(0, 1), dana]);
    const invited: unknown[] = [];
    network.use(
      onRoute(peopleRoutes.createInvitation, async ({ request }) => {
        invited.push(await request.json());
        return HttpResponse.json(aProfile(), { status: 201 });
      }),
    );
    expect(await screen.findByRole('row', { name: /Dana Ruiz.*Invitada/ })).toBeVisible();
    const dialog = await manage('Dana Ruiz');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar otra vez' }));
    expect(await dialog.findByText('Enviamos la invitación a dana@agencia.pe.')).toBeVisible();
    expect(invited).toEqual([{ email: 'dana@agencia.pe', full_name: 'Dana Ruiz', role_id: 2 }]);
  });

  test('a refusal shows the server’s reason', async () => {
    const { manage } = await show();
    const dialog = await manage('Inés Soto');
    await userEvent.selectOptions(dialog.getByLabelText('Rol'), 'Gestión de proyectos');
    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar rol' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Tiene que quedar alguien.');
  });

  test('projects go to a project manager or an admin, tickets to anybody, never to the deactivated', async () => {
    const { sent, manage } = await show();
    const dialog = await manage('Ana Paz');
    expect(dialog.getByText('2 proyectos y 1 ticket a su cargo')).toBeVisible();
    const options = (label: string) =>
      within(dialog.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await dialog.findAllByRole('option', { name: 'Inés Soto' });
    const fitting = ['Elige a quién', 'Beto Rojas', 'Inés Soto'];
    expect(options('Sus proyectos pasan a')).toEqual(fitting);
    expect(options('Sus tickets pasan a')).toEqual(fitting);
    expect(dialog.getByRole('button', { name: 'Traspasar' })).toBeDisabled();
    await userEvent.selectOptions(dialog.getByLabelText('Sus proyectos pasan a'), 'Beto Rojas');
    await userEvent.click(dialog.getByRole('button', { name: 'Traspasar' }));
    expect(await dialog.findByText('Traspaso hecho: 2 proyectos.')).toBeVisible();
    expect(sent).toEqual([['ana', { projects_to: 'beto' }]]);
    expect(await dialog.findByText('1 ticket a su cargo')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Traspasar' })).toBeDisabled();
  });

  test('people of the same name are told apart by their address', async () => {
    const { manage } = await show([
      member('ana', 'Ana Paz', { projects: 2 }),
      member('beto', 'Beto Rojas', {}),
      member('beto2', 'Beto Rojas', {}),
      member('caro', 'Caro Díaz', {}),
    ]);
    const dialog = await manage('Ana Paz');
    await dialog.findByRole('option', { name: 'Caro Díaz' });
    const options = within(dialog.getByLabelText('Sus proyectos pasan a')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Elige a quién',
      'Beto Rojas (beto@agencia.pe)',
      'Beto Rojas (beto2@agencia.pe)',
      'Caro Díaz',
    ]);
  });
});
