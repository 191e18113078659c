import type { Page } from '@playwright/test';
import { expectAnswers, field } from '../test.ts';
import { answers, isSilent, takeScreens } from './takeScreens.ts';
import type { ScreenState } from './takeScreens.ts';

const ONE = '**/api/ideas/generate-single';
const LIST = '**/api/ideas/generate';

const HOSTILE = {
  name: `<b>Pedidos</b> ${'larguísimos'.repeat(12)} 🧵🪡`,
  description: `${'Reparto de café de altura con guía de remisión. '.repeat(12)}${'x'.repeat(200)}`,
  features: [
    '<script>alert(1)</script>',
    'y'.repeat(300),
    ...Array<string>(12).fill('Cobro con Yape'),
  ],
  engine: 'local',
};

const type = (words: string) => async (page: Page) => {
  await field(page, 'prompt').fill(words);
};
const ask = async (page: Page) => {
  await field(page, 'prompt').fill('Tengo una barbería en Trujillo y pierdo citas por WhatsApp');
  await page.getByRole('button', { name: 'Generar Idea' }).click();
};
const askAndSee = async (page: Page) => {
  await ask(page);
  await page.getByRole('button', { name: 'Quiero este proyecto' }).first().waitFor();
};
const more = (page: Page) => page.getByRole('button', { name: 'Ver más alternativas' }).click();
const pressEnter = (page: Page) => field(page, 'prompt').press('Enter');
const alert = (page: Page) => page.getByRole('alert').waitFor();

/** The states that both places share. */
const statesOf = (place: string, route: string): ScreenState[] => [
  { name: `${place}-out`, route },
  {
    name: `${place}-out-told`,
    route,
    act: async (page) => {
      await expectAnswers(page);
      await pressEnter(page);
      await alert(page);
    },
  },
  { name: `${place}-in`, person: 'client', route },
  { name: `${place}-blank`, person: 'client', route, act: pressEnter },
  {
    name: `${place}-long`,
    person: 'client',
    route,
    act: async (page) => {
      await type('Café '.repeat(500))(page);
      await pressEnter(page);
    },
  },
  { name: `${place}-generating`, person: 'client', route, arrange: isSilent(ONE), act: ask },
  { name: `${place}-result`, person: 'client', route, act: askAndSee },
  {
    name: `${place}-hostile`,
    person: 'client',
    route,
    arrange: answers(ONE, HOSTILE),
    act: askAndSee,
  },
  {
    name: `${place}-failed`,
    person: 'client',
    route,
    arrange: answers(ONE, {}, 500),
    act: async (page) => {
      await ask(page);
      await alert(page);
    },
  },
];

takeScreens([
  ...statesOf('hero', '/'),
  ...statesOf('ai-tools', '/ai-tools'),
  {
    name: 'ai-tools-listing',
    person: 'client',
    route: '/ai-tools',
    arrange: isSilent(LIST),
    act: async (page) => {
      await askAndSee(page);
      await more(page);
    },
  },
  {
    name: 'ai-tools-alternatives',
    person: 'client',
    route: '/ai-tools',
    act: async (page) => {
      await askAndSee(page);
      await more(page);
      await page.getByRole('heading', { name: 'Más alternativas' }).waitFor();
    },
  },
  {
    name: 'ai-tools-unlisted',
    person: 'client',
    route: '/ai-tools',
    arrange: answers(
      LIST,
      { message: 'Llegaste al límite de ideas por ahora. Vuelve a intentarlo en 40 minutos.' },
      429,
    ),
    act: async (page) => {
      await askAndSee(page);
      await more(page);
      await alert(page);
    },
  },
]);
