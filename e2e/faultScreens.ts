import type { APIRequestContext, Locator, Page } from '@playwright/test';
import {
  confirmedAccount,
  fillInNewPassword,
  fillInRegister,
  newcomer,
  pendingAccount,
} from './accounts.ts';
import { newestLink } from './mailbox.ts';
import { PASSWORD, PEOPLE, type Person } from './people.ts';
import { at, expectAnswers, expectRoute, field, fillInLogin, signIn } from './test.ts';

/** A screen on which a person submits something to the server. */
export interface ActingScreen {
  name: string;
  /** The calls that it makes. */
  calls: RegExp;
  /** Opens the screen and fills it in. */
  open: (page: Page, request: APIRequestContext) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** The message after a failure. */
  said: string;
  /** Where the message appears; the page by default. */
  place?: (page: Page) => Locator;
  /** Names of the fields that must keep their text. */
  typed: string[];
  /** The element that shows success. */
  done: (page: Page) => Locator;
  /**
   * Cannot be tested offline, where there is no captcha (CAPTCHA-2; contact.spec.ts,
   * newsletter.spec.ts).
   */
  needsCaptcha?: true;
  /** Also runs in the gate. */
  inGate?: true;
}

/** A screen that shows rows from the server. */
export interface ReadingScreen {
  name: string;
  calls: RegExp;
  open: (page: Page) => Promise<unknown>;
  said: string;
  rows: (page: Page) => Locator;
  inGate?: true;
}

export const submit = (page: Page) => page.locator('main button[type=submit]').click();
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true });
export const table = (page: Page) => page.getByRole('table').first();
export const firstRow = (page: Page) => page.locator('tbody tr').first();
/** Opens a public page and fills in its form. */
function filling(route: string, values: Record<string, string>, within = 'main') {
  return async (page: Page) => {
    await page.goto(at(route));
    await expectAnswers(page);
    await fill(page, values, within);
  };
}

export async function fill(
  page: Page,
  values: Record<string, string>,
  within = 'main',
): Promise<void> {
  for (const [name, text] of Object.entries(values)) {
    await page.locator(`${within} [name="${name}"]`).fill(text);
  }
}

/** Selects whichever of two statuses is not selected. */
export async function chooseStatus(page: Page, one: string, other: string): Promise<void> {
  const status = firstRow(page).locator('[name=status]');
  await status.selectOption((await status.inputValue()) === one ? other : one);
}

const idea = (name: string, person: Person, route: string): ActingScreen => ({
  name,
  calls: /\/api\/ideas\/generate-single/,
  async open(page) {
    await signIn(page, person, route);
    await expectAnswers(page);
    await field(page, 'prompt').fill('Tengo una barbería en Trujillo');
  },
  act: (page) => page.getByRole('button', { name: 'Generar Idea' }).click(),
  said: 'Ocurrió un error inesperado.',
  typed: ['prompt'],
  done: (page) => page.getByRole('button', { name: 'Quiero este proyecto' }).first(),
});

const contact = {
  name: 'Rosa Quispe',
  email: 'rosa@ejemplo.pe',
  subject: 'Tienda',
  message: 'Vendo ropa.',
};
const ticket = { subject: 'Con fallas', description: 'La red va mal.' };

export const ACTING_OUTSIDE: ActingScreen[] = [
  {
    name: 'contact on the landing',
    calls: /\/api\/data\/contact/,
    open: filling('/#contact', contact, '#contact'),
    act: (page) => page.locator('#contact button[type=submit]').click(),
    said: 'Error al enviar el mensaje.',
    typed: Object.keys(contact).map((name) => `#contact [name="${name}"]`),
    done: heading('¡Gracias!'),
    needsCaptcha: true,
    inGate: true,
  },
  {
    name: 'newsletter on the landing',
    calls: /\/api\/data\/subscribe/,
    open: filling('/#newsletter', { email: 'lectora@ejemplo.pe' }, '#newsletter'),
    act: (page) => page.locator('#newsletter button[type=submit]').click(),
    said: 'Ocurrió un error. Inténtalo de nuevo.',
    typed: ['#newsletter [name=email]'],
    done: (page) => page.locator('#newsletter').getByRole('status'),
    needsCaptcha: true,
  },
  idea('generator on the landing', 'client', '/'),
  idea('/ai-tools', 'copywriter', '/ai-tools'),
  {
    name: '/login',
    calls: /\/auth\/v1\/token/,
    open: filling('/login', { email: PEOPLE.client.email, password: PASSWORD }),
    act: submit,
    said: 'Ocurrió un error desconocido.',
    typed: ['email', 'password'],
    done: heading('Proyectos Activos'),
    inGate: true,
  },
  {
    name: '/register',
    calls: /\/auth\/v1\/signup/,
    async open(page) {
      await page.goto(at('/register'));
      await fillInRegister(page, newcomer());
    },
    act: submit,
    said: 'Ocurrió un error desconocido durante el registro.',
    typed: ['full_name', 'email', 'password', 'confirm_password'],
    done: heading('Revisa tu Correo'),
  },
  {
    name: '/forgot-password',
    calls: /\/auth\/v1\/recover/,
    open: filling('/forgot-password', { email: PEOPLE.otherClient.email }),
    act: submit,
    said: 'No pudimos pedir el correo. Revisa tu conexión e inténtalo de nuevo.',
    typed: ['email'],
    done: heading('Revisa tu correo'),
  },
  {
    name: '/reset-password',
    calls: /\/auth\/v1\/user/,
    async open(page, request) {
      const { email, password } = await confirmedAccount(request);
      await page.goto(at('/login'));
      await fillInLogin(page, email, password);
      await expectRoute(page, '/dashboard');
      await page.goto(at('/reset-password'));
      await field(page, 'current_password').fill(password);
      await fillInNewPassword(page, 'otra alpaca 77');
    },
    act: submit,
    said: 'No pudimos guardar tu contraseña. Revisa tu conexión e inténtalo de nuevo.',
    typed: ['current_password', 'password', 'confirm_password'],
    done: (page) => page.getByText('Aún no tienes proyectos activos.'),
  },
  {
    name: '/confirm',
    calls: /\/auth\/v1\/verify/,
    async open(page, request) {
      const { email } = await pendingAccount(request);
      await page.goto(await newestLink(request, email));
    },
    act: (page) => page.getByRole('button', { name: 'Verificar mi cuenta' }).click(),
    said: 'No pudimos comprobar el enlace. Revisa tu conexión e inténtalo de nuevo.',
    typed: [],
    done: heading('Cuenta verificada'),
  },
  {
    name: '/complaints-book',
    calls: /\/api\/data\/complaints/,
    open: filling('/complaints-book', {
      fullName: 'Rosa Ñahui',
      documentId: '12345678',
      email: 'rosa@demo.pe',
      details: 'Pagué y el cupón no se aplicó.',
    }),
    act: submit,
    said: 'No se pudo registrar la reclamación. Por favor, intente de nuevo.',
    typed: ['fullName', 'documentId', 'email', 'details'],
    done: heading('Reclamación Enviada'),
  },
  {
    name: '/complaints-book/status',
    calls: /\/look-up/,
    open: filling('/complaints-book/status', { code: '999999-2026', documentId: '12345678' }),
    act: submit,
    said: 'No se pudo consultar la reclamación. Inténtalo de nuevo.',
    typed: ['code', 'documentId'],
    // The server's own message.
    done: (page) => page.getByRole('alert').filter({ hasText: /encontramos/ }),
  },
  {
    name: 'a new ticket under /support',
    calls: /\/api\/data\/tickets/,
    async open(page) {
      await signIn(page, 'client', '/support');
      await page.getByRole('button', { name: 'Crear Nuevo Ticket' }).click();
      await fill(page, ticket);
    },
    act: submit,
    said: 'No se pudo crear el ticket. Inténtalo de nuevo.',
    typed: Object.keys(ticket),
    done: (page) => page.getByRole('status').filter({ hasText: 'Recibimos tu ticket' }),
  },
  {
    name: 'a ticket’s status under /support',
    calls: /\/api\/admin\/tickets\/./,
    open: (page) => signIn(page, 'ticketManager', '/support'),
    act: (page) => chooseStatus(page, 'Cerrado', 'En Progreso'),
    said: 'Error al actualizar el ticket.',
    typed: [],
    done: (page) => firstRow(page).getByText('Guardado'),
  },
];
