import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '#src/testing/renderUi.tsx';
import { SiteFooter } from './SiteFooter.tsx';

test('brand, tagline, social links, the legal column, the line about receipts and the year', () => {
  renderUi(<SiteFooter />);
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent('Tramayo');
  expect(footer).toHaveTextContent('De la idea al producto, sin cabos sueltos.');
  expect(screen.getByRole('link', { name: 'LinkedIn' })).toBeVisible();
  const legal = ['Términos y Condiciones', 'Política de Privacidad', 'Libro de Reclamaciones'];
  expect(legal.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
    '/terms',
    '/privacy',
    '/complaints-book',
  ]);
  expect(footer).toHaveTextContent(/boletas y facturas electrónicas para SUNAT/);
  expect(footer).toHaveTextContent(/© 20\d\d Tramayo/);
});
