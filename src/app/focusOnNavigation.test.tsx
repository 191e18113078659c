import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sections } from '#src/lib/paths.ts';
import { withNetwork } from '#src/testing/network.ts';
import { renderApp } from '#src/testing/renderApp.tsx';

withNetwork();

/** As index.html names itself. */
const LANDING = 'Tramayo · De la idea al producto';

beforeEach(() => {
  document.title = LANDING;
});

const heading = () => screen.findByRole('heading', { level: 1 });

/** Goes on to another address as a typed hash or an old link would. */
async function goTo(hash: string) {
  await act(async () => {
    window.location.hash = hash;
    await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  });
}

test('the first page sets the title and leaves focus where it is', async () => {
  await renderApp('/services');
  await heading();
  expect(document.title).toBe('Servicios · Tramayo');
  expect(document.body).toHaveFocus();
});

test('going on sets title and focus, and starts at the top', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await renderApp('/services');
  await heading();
  const header = within(screen.getByRole('banner'));
  await userEvent.click(header.getByRole('link', { name: 'Acceso Clientes' }));
  await waitFor(() => {
    expect(document.title).toBe('Acceso clientes · Tramayo');
  });
  expect(await heading()).toHaveFocus();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  scrollTo.mockRestore();
});

test.each([
  ['where the page was left', 0, 640],
  // The prerendered page can be scrolled before anything listens.
  ['a place scrolled to before', 640, 640],
])('going back returns to %s', async (_what, before, left) => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const scrollY = (value: number) =>
    Object.defineProperty(window, 'scrollY', { value, configurable: true });
  scrollY(before);
  await renderApp('/services');
  await heading();
  await act(() => new Promise((resolve) => void requestAnimationFrame(resolve)));
  if (left !== before) {
    scrollY(left);
    window.dispatchEvent(new Event('scroll'));
  }
  const header = within(screen.getByRole('banner'));
  await userEvent.click(header.getByRole('link', { name: 'Acceso Clientes' }));
  await waitFor(() => {
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });
  window.history.back();
  await waitFor(() => {
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
  });
  scrollTo.mockRestore();
});

test('another query is the same place', async () => {
  await renderApp('/services');
  await heading();
  screen.getByRole('link', { name: 'Inicio' }).focus();
  await goTo('/services?orden=a');
  expect(screen.getByRole('link', { name: 'Inicio' })).toHaveFocus();
});

describe('a section of the landing', () => {
  const scrolledTo: string[] = [];
  beforeEach(() => {
    scrolledTo.length = 0;
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolledTo.push(this.id);
    };
  });

  test.each(['/#services', 'services'])('opened as #%s shows the landing there', async (hash) => {
    await renderApp(hash);
    const section = await waitFor(() => {
      const found = document.querySelector('section#services');
      if (found === null) throw new Error('The landing is not there yet');
      return found;
    });
    expect(window.location.hash).toBe('#/#services');
    expect(document.title).toBe(LANDING);
    expect(scrolledTo).toEqual(['services']);
    expect(section.querySelector('h2')).toHaveFocus();
  });

  test('of an old link on another page as well', async () => {
    await renderApp('/terms');
    await heading();
    await goTo('services');
    await waitFor(() => {
      expect(scrolledTo).toEqual(['services']);
    });
    expect(window.location.hash).toBe('#/#services');
  });

  test.each(sections)('#%s is never taken for a page', async (section) => {
    await renderApp(section);
    await waitFor(() => {
      expect(document.title).toBe(LANDING);
    });
    expect(window.location.hash).toBe(`#/#${section}`);
  });
});

test('a part of a page with an address of its own is where the link leads', async () => {
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  await renderApp('/services#servicio-5');
  await heading();
  expect(scrollIntoView.mock.contexts.map((element) => (element as Element).id)).toEqual([
    'servicio-5',
  ]);
  expect(screen.getByRole('heading', { name: 'Campañas de lanzamiento' })).toHaveFocus();
});
