import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { landingSections } from '#src/testing/landingSections.ts';
import { withNetwork } from '#src/testing/network.ts';
import { renderApp } from '#src/testing/renderApp.tsx';

withNetwork();

/** The landing's sections in order, once the last one has rendered. */
async function landing(): Promise<HTMLElement[]> {
  await screen.findByText(/^¿Todavía es solo una idea/);
  return [...document.querySelectorAll<HTMLElement>('main section')];
}

const headingOf = (section: HTMLElement | undefined) =>
  within(section!).getAllByRole('heading')[0]?.textContent.trim();

beforeEach(() => renderApp('/'));

test('the sections in the order of the specification, four of them with an address', async () => {
  const sections = await landing();
  expect(sections.map(({ id }) => id)).toEqual(landingSections);
  expect([0, 2, 4, 5, 6, 7, 8, 10].map((index) => headingOf(sections[index]))).toEqual([
    'De la idea al producto, sin cabos sueltos',
    'Tres razones para empezar con nosotros',
    'Tu primera sesión de estrategia es gratis',
    'Tecnología con un toque humano',
    'Con qué construimos',
    'Seis servicios, un solo equipo',
    'Lo que dicen quienes ya lanzaron',
    '¿Todavía es solo una idea? Descríbela y te proponemos por dónde empezar.',
  ]);
  for (const section of sections.slice(1)) {
    expect(within(section).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
  }
});

test('three reasons, nine technologies with their purpose, three of the services, each a list', async () => {
  const sections = await landing();
  const itemsOf = (index: number) =>
    within(within(sections[index]!).getByRole('list')).getAllByRole('listitem');
  expect(itemsOf(2).map((item) => within(item).getByRole('heading').textContent)).toEqual([
    'Soluciones a tu medida',
    'Equipo experto',
    'Resultados comprobados',
  ]);
  expect(itemsOf(6)).toHaveLength(9);
  expect(itemsOf(6)[3]).toHaveTextContent('PostgreSQLDatos');
  expect(itemsOf(7).map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
    '#/services#servicio-1',
    '#/services#servicio-2',
    '#/services#servicio-3',
  ]);
});

test('three testimonials are quotes with a name and a title', async () => {
  const section = (await landing())[8]!;
  const quotes = section.querySelectorAll('blockquote');
  expect(quotes).toHaveLength(3);
  for (const quote of quotes) expect(quote.parentElement).toHaveTextContent(/Huamán|Salas|Ñaupari/);
});

test('clients and testimonials say beside them, once, that they are examples', async () => {
  await landing();
  expect(screen.getAllByText(/ejemplo|inventad/i).map((text) => text.textContent)).toEqual([
    'Clientes y trabajos de ejemplo',
    'Testimonios de ejemplo',
  ]);
});

test('links lead to the contact section, the services page and the generator', async () => {
  await landing();
  const target = (name: string) => screen.getByText(name).getAttribute('href');
  expect(target('Agendar mi sesión')).toBe('#/#contact');
  expect(target('Agenda tu sesión gratis')).toBe('#/#contact');
  expect(target('Seguir con mi idea')).toBe('#/register');
  expect(target('Ver los seis servicios')).toBe('#/services');
  expect(target('Abrir el generador')).toBe('#/ai-tools');
});

test('the offer of a free session says that it is for new clients', async () => {
  expect((await landing())[4]).toHaveTextContent('Para clientes nuevos');
});
