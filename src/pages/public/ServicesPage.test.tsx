import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serviceGroups, services } from '#src/content/services.ts';
import { Place, renderUi } from '#src/testing/renderUi.tsx';
import ServicesPage from './ServicesPage.tsx';

beforeEach(() => {
  renderUi(
    <>
      <ServicesPage />
      <Place />
    </>,
  );
});

test('lists all six services with description, contents and a contact link', () => {
  const entries = serviceGroups.flatMap(({ title }) =>
    within(screen.getByRole('list', { name: title })).getAllByRole('listitem'),
  );
  expect(entries).toHaveLength(6);
  entries.forEach((entry, index) => {
    const { title, description, includes } = services[index]!;
    expect(within(entry).getByRole('heading', { level: 2 })).toHaveTextContent(title);
    for (const text of [description, ...includes]) expect(entry).toHaveTextContent(text);
    const order = within(entry).getByRole('link', { name: `Pedir este servicio: ${title}` });
    expect(order).toHaveAttribute('href', '/#contact');
  });
});

test('the link of a service carries it to the contact section', async () => {
  const [{ title, description, includes }] = services as [(typeof services)[0]];
  await userEvent.click(screen.getByLabelText(`Pedir este servicio: ${title}`));
  const idea = { name: title, description, features: includes };
  expect(screen.getByRole('status')).toHaveTextContent(`/#contact ${JSON.stringify({ idea })}`);
});

test('shows the four phases of a project in order', () => {
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Análisis', 'Desarrollo', 'Pruebas', 'Revisión']);
});

test('undecided visitors find links to the contact section and the generator', () => {
  expect(screen.getByText('Cuéntanos tu proyecto')).toHaveAttribute('href', '/#contact');
  expect(screen.getByText('Probar con una idea')).toHaveAttribute('href', '/ai-tools');
});
