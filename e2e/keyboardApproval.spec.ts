import type { Locator, Page } from '@playwright/test';
import { sessionOf } from './sessions.ts';
import { at, expect, field, signIn, test, FULL } from './test.ts';
import { post } from './tickets.ts';

/** Presses Tab until the element has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not reach the element');
}

test(
  'by keyboard alone a manager delivers, and the client finds and approves it',
  FULL,
  async ({ page: client, browser, baseURL, request }) => {
    const name = `Teclado ${crypto.randomUUID().slice(0, 8)}`;
    const { id } = await post(request, 'admin', '/api/admin/projects', {
      name,
      user_id: (await sessionOf(request, 'client')).user.id,
      service_id: 1,
      phases: [
        { name: 'Análisis', startDate: '2026-11-02T12:00:00Z', endDate: '2099-12-31T12:00:00Z' },
      ],
    });
    await post(request, 'admin', `/api/admin/projects/${id}/assign`, {
      userId: (await sessionOf(request, 'projectManager')).user.id,
    });
    const phase = (page: Page) => page.getByRole('listitem', { name: 'Análisis' }).first();

    const manager = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
    await signIn(manager, 'projectManager', `/projects/${id}`);
    await tabTo(manager, phase(manager).getByRole('button', { name: 'Entregar fase' }));
    await manager.keyboard.press('Enter');
    await expect(field(manager, 'body').first()).toBeFocused();
    await manager.keyboard.type('El mapa del sitio.');
    await tabTo(manager, phase(manager).getByRole('button', { name: 'Entregar', exact: true }));
    await manager.keyboard.press('Enter');
    await expect(phase(manager)).toContainText('Entregada');
    await manager.close();

    await signIn(client, 'client');
    await client.goto(at('/dashboard'));
    const waiting = client.getByRole('region', { name: 'Espera tu respuesta' });
    await tabTo(client, waiting.getByRole('link', { name: `Análisis de ${name}` }));
    await client.keyboard.press('Enter');
    await expect(client.getByRole('heading', { level: 1, name })).toBeVisible();
    await tabTo(client, phase(client).getByRole('button', { name: 'Aprobar entrega' }));
    await client.keyboard.press('Enter');
    // A held key must not approve.
    await expect(phase(client).getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await client.keyboard.press('Shift+Tab');
    await expect(phase(client).getByRole('button', { name: 'Sí, aprobar' })).toBeFocused();
    await client.keyboard.press('Enter');
    await expect(phase(client)).toContainText('Aprobada');
    // The buttons are gone: the keyboard goes on from the phase.
    await expect(phase(client)).toBeFocused();
  },
);
