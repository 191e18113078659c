import type { Page } from '@playwright/test';
import { field } from '../test.ts';
import { answers, isSilent, takeScreens } from './takeScreens.ts';

const TOKEN = '**/auth/v1/token*';
const SIGN_UP = '**/auth/v1/signup*';
const RECOVER = '**/auth/v1/recover*';

const submit = (page: Page) => page.locator('main button[type=submit]').click();
const alert = (page: Page) => page.getByRole('alert').first().waitFor();

const signIn = async (page: Page) => {
  await field(page, 'email').fill('rosa@ejemplo.pe');
  await field(page, 'password').fill('no es la clave');
  await submit(page);
};
const register = async (page: Page) => {
  await field(page, 'full_name').fill('Rosa Ñahui Quispe');
  await field(page, 'email').fill('rosa@ejemplo.pe');
  for (const name of ['password', 'confirm_password'])
    await field(page, name).fill('tres alpacas de lana');
  await submit(page);
};
const recover = async (page: Page) => {
  await field(page, 'email').fill('rosa@ejemplo.pe');
  await submit(page);
};

takeScreens([
  { name: 'login', route: '/login' },
  { name: 'login-blank', route: '/login', act: submit },
  {
    name: 'login-refused',
    route: '/login',
    act: async (page) => {
      await signIn(page);
      await alert(page);
    },
  },
  { name: 'login-busy', route: '/login', arrange: isSilent(TOKEN), act: signIn },
  { name: 'register', route: '/register' },
  { name: 'register-blank', route: '/register', act: submit },
  { name: 'register-busy', route: '/register', arrange: isSilent(SIGN_UP), act: register },
  {
    name: 'register-failed',
    route: '/register',
    arrange: answers(SIGN_UP, {}, 500),
    act: async (page) => {
      await register(page);
      await alert(page);
    },
  },
  {
    name: 'register-done',
    route: '/register',
    arrange: answers(SIGN_UP, { id: 'a', email: 'rosa@ejemplo.pe', identities: [] }),
    act: async (page) => {
      await register(page);
      await page.getByRole('heading', { name: 'Revisa tu Correo' }).waitFor();
    },
  },
  { name: 'forgot-password', route: '/forgot-password' },
  {
    name: 'forgot-password-sent',
    route: '/forgot-password',
    arrange: answers(RECOVER, {}),
    act: async (page) => {
      await recover(page);
      await page.getByText('rosa@ejemplo.pe').first().waitFor();
    },
  },
  { name: 'reset-password-no-link', route: '/reset-password' },
  { name: 'confirm-no-link', route: '/confirm' },
  { name: 'unknown-address', route: '/nada-por-aqui' },
]);
