import { expect, signIn, test } from './test.ts';
import { raiseTicket, replyTo } from './tickets.ts';

test('earlier messages appear above without moving what is on screen, and stay when a new one comes', async ({
  page,
  request,
}) => {
  const ticket = await raiseTicket(request);
  for (let number = 1; number <= 53; number += 1) {
    await replyTo(request, 'ticketManager', ticket, `Mensaje número ${number}.`);
  }
  await signIn(page, 'client', `/support/${ticket.id}`);
  const entries = page.getByRole('list', { name: 'Conversación' }).getByRole('listitem');
  await expect(entries).toHaveCount(50);
  const read = page.getByText('Mensaje número 4.', { exact: true });
  const top = async () => (await read.boundingBox())?.y ?? NaN;

  const button = page.getByRole('button', { name: 'Ver mensajes anteriores' });
  await button.focus();
  const before = await top();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Aparecieron 3 mensajes anteriores: ahora ves 53.')).toBeAttached();
  await expect(entries).toHaveCount(53);
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
  await expect(button).toHaveCount(0);
  await expect(entries.filter({ has: read })).toBeFocused();

  await replyTo(request, 'ticketManager', ticket, 'El más nuevo.');
  await expect(entries.filter({ hasText: 'El más nuevo.' })).toBeVisible({ timeout: 10_000 });
  await expect(entries).toHaveCount(54);
  await expect(entries.first()).toContainText('Mensaje número 1.');
});
