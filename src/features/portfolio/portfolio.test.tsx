import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { categories, portfolio } from '#src/content/portfolio.ts';
import { withNetwork } from '#src/testing/network.ts';
import { renderApp } from '#src/testing/renderApp.tsx';
import { renderUi } from '#src/testing/renderUi.tsx';
import { Logos } from './Logos.tsx';
import { PortfolioSection } from './PortfolioSection.tsx';

withNetwork();

const panel = () => screen.getByRole('tabpanel');
const titles = () =>
  within(panel())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const titlesOf = (category: string) =>
  portfolio.filter((item) => item.category === category).map(({ title }) => title);

test('four tabs in their order, the first selected', () => {
  renderUi(<PortfolioSection />);
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent.trim())).toEqual([...categories]);
  expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  expect(titles()).toEqual(titlesOf('Página Web'));
});

test('each tab shows its items with picture, text and a named link', async () => {
  renderUi(<PortfolioSection />);
  for (const category of categories) {
    await userEvent.click(screen.getByRole('tab', { name: category }));
    expect(panel()).toHaveAccessibleName(category);
    const items = within(panel()).getAllByRole('listitem');
    expect(titles()).toEqual(titlesOf(category));
    for (const [at, item] of items.entries()) {
      const work = portfolio.find(({ title }) => title === titles()[at])!;
      expect(within(item).getByRole('img')).toHaveAccessibleName(work.imageAlt);
      expect(item).toHaveTextContent(work.description);
      for (const tag of work.tags) expect(within(item).getByText(tag)).toBeVisible();
      const link = within(item).getByRole('link', { name: `Ver Proyecto: ${work.title}` });
      expect(link).toHaveAttribute('href', work.link);
    }
  }
});

test('arrow keys move between tabs', async () => {
  renderUi(<PortfolioSection />);
  await userEvent.click(screen.getByRole('tab', { name: 'Página Web' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Otros' })).toHaveFocus();
  expect(titles()).toEqual(titlesOf('Otros'));
});

test('the selected tab is still selected after going back', async () => {
  const { unmount } = renderUi(<PortfolioSection />);
  await userEvent.click(screen.getByRole('tab', { name: 'Automatizaciones' }));
  unmount();
  renderUi(<PortfolioSection />);
  expect(titles()).toEqual(titlesOf('Automatizaciones'));
});

test('logos are a list of six, under the notice that they are examples', () => {
  renderUi(<Logos />);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('de ejemplo');
});

test('a case study says that it is an example, sets the title, and leads to the next one', async () => {
  await renderApp('/portfolio/Qantu');
  expect(await screen.findByRole('heading', { level: 1, name: 'Qantu' })).toBeVisible();
  expect(screen.getByText(/^Caso de ejemplo/)).toBeVisible();
  expect(document.title).toBe('Qantu, caso de ejemplo · Tramayo');
  const more = within(screen.getByRole('navigation', { name: 'Otros casos' }));
  await userEvent.click(more.getByRole('link', { name: /Feria de Noche/ }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Feria de Noche');
  expect(screen.getByRole('link', { name: /Caso siguiente/ })).toHaveTextContent('Chacra Directa');
});

test('a case study tells problem, work and result, and shows the interfaces', async () => {
  await renderApp('/portfolio/chacra-directa');
  const drawn = await screen.findByRole('img', { name: /^Catálogo en un celular: papa amarilla/ });
  expect(drawn.closest('figure')).toHaveTextContent('El catálogo en el celular');
  expect(screen.getByRole('img', { name: /^Lista de pedidos en una pantalla/ })).toBeVisible();
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(parts.slice(0, 3)).toEqual(['El problema', 'Lo que hicimos', 'El resultado']);
});

test('an unknown case study shows the landing', async () => {
  await renderApp('/portfolio/nada');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('De la idea');
  expect(window.location.hash).toBe('#/portfolio/nada');
});
