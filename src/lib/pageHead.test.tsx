import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { usePageHead } from './pageHead.ts';
import type { PageHead } from './pageHead.ts';

const cafe: PageHead = { title: 'Café Ñaupa', description: 'Una tienda que cobra con Yape.' };
const botica: PageHead = { title: 'Botica Luz', description: 'Reservas por WhatsApp.' };

function Page(head: PageHead) {
  usePageHead(head);
  return null;
}

const head = () => [document.title, document.querySelector('meta')?.content];

beforeEach(() => {
  document.title = 'Tramayo · Portada';
  document.head.insertAdjacentHTML('beforeend', '<meta name="description" content="De todo">');
});
afterEach(() => {
  document.querySelector('meta')?.remove();
});

test('sets the document title while a page is shown, then that of the next page', () => {
  const { rerender, unmount } = render(<Page key="1" {...cafe} />);
  expect(head()).toEqual(['Café Ñaupa · Tramayo', cafe.description]);
  rerender(<Page key="2" {...botica} />);
  expect(head()).toEqual(['Botica Luz · Tramayo', botica.description]);
  rerender(<Page key="2" {...cafe} />);
  expect(head()).toEqual(['Café Ñaupa · Tramayo', cafe.description]);
  unmount();
  expect(head()).toEqual(['Tramayo · Portada', 'De todo']);
});

test('a page behind the sign-in has no description; the previous one is restored afterwards', () => {
  const { unmount } = render(<Page title="Soporte" />);
  expect(head()).toEqual(['Soporte · Tramayo', undefined]);
  unmount();
  expect(head()).toEqual(['Tramayo · Portada', 'De todo']);
});
