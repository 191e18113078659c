import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sections } from '#src/lib/paths.ts';
import { withNetwork } from '#src/testing/network.ts';
import { renderApp } from '#src/testing/renderApp.tsx';

withNetwork();

/** The title in index.html. */
const LANDING = 'Tramayo · De la idea al producto';

beforeEach(() => {
  document.title = LANDING;
});

const heading = () => screen.findByRole('heading', { level: 1 });

/** Navigates as a typed hash or an old link would. */
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

test('navigation sets title and focus and scrolls to the top', async () => {
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
  ['the position at which the page was left', 0, 640],
  // The prerendered page can be scrolled before the application listens.
  ['a position scrolled to before hydration', 640, 640],
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

test('changing the query string keeps focus', async () => {
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

  test.each(['/#services', 'services'])(
    'opened as #%s is scrolled to and focused',
    async (hash) => {
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
    },
  );

  test('opened by an old link on another page is scrolled to', async () => {
    await renderApp('/terms');
    await heading();
    await goTo('services');
    await waitFor(() => {
      expect(scrolledTo).toEqual(['services']);
    });
    expect(window.location.hash).toBe('#/#services');
  });

  test.each(sections)('#%s alone is not taken for a path', async (section) => {
    await renderApp(section);
    await waitFor(() => {
      expect(document.title).toBe(LANDING);
    });
    expect(window.location.hash).toBe(`#/#${section}`);
  });
});

test('a link to a section of a page scrolls to it and focuses its heading', async () => {
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  await renderApp('/services#servicio-5');
  await heading();
  expect(scrollIntoView.mock.contexts.map((element) => (element as Element).id)).toEqual([
    'servicio-5',
  ]);
  expect(screen.getByRole('heading', { name: 'Campañas de lanzamiento' })).toHaveFocus();
});
