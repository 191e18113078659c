import type { Page } from '@playwright/test';
import { expectHeading, newcomer, register, send } from './accounts.ts';
import { inspectScreen } from './inspectScreen.ts';
import { newestLink } from './mailbox.ts';
import { ENTRANCES, FORGOT_PASSWORD, MAIL_LINK, NEW_PASSWORD, PROTECTED_ROUTES } from './routes.ts';
import { at, expect, expectRoute, field, fillInLogin, FULL, signIn, test, THEMES } from './test.ts';
import { raiseTicket, replyTo } from './tickets.ts';

/** Each kind of mail link with the heading and button of its page. */
const LINKS = [
  ['signup', 'Verifica tu cuenta', 'Verificar mi cuenta'],
  ['recovery', 'Recupera tu acceso', 'Continuar'],
] as const;

for (const colorScheme of THEMES) {
  // In the gate: every public page in the light theme.
  const details = colorScheme === 'light' ? {} : FULL;
  test.describe(`in the ${colorScheme} theme`, details, () => {
    test.use({ colorScheme });

    for (const [kind, routes] of [
      ['content pages', ['/', '/services', '/ai-tools', '/terms', '/privacy']],
      [
        'complaints book and portfolio',
        ['/complaints-book', '/complaints-book/status', '/portfolio/qantu'],
      ],
      ['entrances', [...ENTRANCES, FORGOT_PASSWORD, MAIL_LINK]],
    ] as const) {
      test(`${kind} are accessible and fit a narrow screen`, async ({ page }) => {
        for (const route of routes) await inspect(page, route);
      });
    }

    test.describe('with an unknown ticket', () => {
      test.use({ expectedConsole: [/status of 404/] });

      test('a client’s pages are accessible and fit a narrow screen', async ({ page }) => {
        await signIn(page, 'client');
        for (const route of [...PROTECTED_ROUTES, NEW_PASSWORD]) await inspect(page, route);
      });
    });

    for (const person of ['client', 'ticketManager', 'admin'] as const) {
      test(
        `a ticket and the open bell of a ${person} are accessible and fit a narrow screen`,
        FULL,
        async ({ page, request }) => {
          const ticket = await raiseTicket(request);
          await replyTo(request, 'ticketManager', ticket, 'Lo vemos.');
          await replyTo(request, 'client', ticket, 'Gracias.');
          await signIn(page, person, `/support/${ticket.id}`);
          await expect(page.getByText('Gracias.')).toBeVisible();
          if (person === 'admin') {
            await page.getByText('Historial', { exact: true }).click();
            await expect(page.getByText('creó el ticket')).toBeVisible();
          }
          await inspectScreen(page);
          await page.getByRole('button', { name: /^Avisos(,|$)/ }).click();
          await expect(page.getByRole('region', { name: 'Avisos' })).toBeVisible();
          await inspectScreen(page);
        },
      );
    }

    test.describe('during registration', () => {
      test.use({ expectedConsole: [/status of 40[03]/] });

      test(
        'every state is accessible and fits a narrow screen',
        FULL,
        async ({ page, request }) => {
          const person = newcomer();
          await register(page, person);
          await inspectState(page, 'Revisa tu Correo');
          await page.goto(at('/login'));
          await fillInLogin(page, person.email, person.password);
          await expect(page.getByRole('alert')).toBeVisible();
          await inspectState(page, 'Portal de Clientes');
          await page.goto(at('/forgot-password'));
          await field(page, 'email').fill(person.email);
          await send(page);
          await inspectState(page, 'Revisa tu correo');
          await page.goto(await newestLink(request, person.email, 2));
          await page.getByRole('button', { name: 'Continuar' }).click();
          await inspectState(page, 'Crea una contraseña nueva');
        },
      );

      test(
        'links that have expired are accessible and fit a narrow screen',
        FULL,
        async ({ page }) => {
          for (const [type, title, press] of LINKS) {
            await page.goto('about:blank');
            await page.goto(`/?token_hash=esto-no-es-un-enlace&type=${type}`);
            await inspectState(page, title);
            await page.getByRole('button', { name: press }).click();
            await inspectState(page, 'El enlace ha vencido');
          }
        },
      );
    });
  });
}

async function inspect(page: Page, route: string): Promise<void> {
  await test.step(route, async () => {
    await page.goto(at(route));
    await expectRoute(page, route);
    await inspectScreen(page);
  });
}

/** The state with this heading, after a form or link. */
async function inspectState(page: Page, heading: string): Promise<void> {
  await test.step(heading, async () => {
    await expectHeading(page, heading);
    await inspectScreen(page);
  });
}
