import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { holdEarlyInput } from '#src/lib/earlyInput.ts';
import { startAttributes } from '#src/lib/startAttributes.ts';
import { laterSections } from './index.ts';

beforeAll(holdEarlyInput);

afterEach(() => {
  jest.restoreAllMocks();
  delete startAttributes().start;
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <section>
      <button type="button" onClick={() => setCount(count + 1)}>
        Contado {count}
      </button>
    </section>
  );
}

/** A page around the sections, which renders anew for reasons of its own. */
function Page({ Later, title = 'Inicio' }: { Later: ComponentType; title?: string }) {
  return (
    <main>
      <h1>{title}</h1>
      <Later />
    </main>
  );
}

const code = () => Promise.resolve({ default: Counter });
const arrivals = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const button = (name: string) => screen.findByRole('button', { name });

/** The prerendered page, whose program has come but for the sections. */
async function prerendered(load: typeof code) {
  const Rendered = laterSections('sections', code);
  await arrivals();
  const container = document.createElement('div');
  startAttributes().start = 'landing';
  container.innerHTML = renderToString(<Page Later={Rendered} />);
  document.body.replaceChildren(container);
  const asked = jest.fn(load);
  const Later = laterSections('sections', asked);
  const markup = screen.getByRole('button');
  const { rerender } = await act(async () => {
    const rendered = render(<Page Later={Later} />, { container, hydrate: true });
    await Promise.resolve();
    return rendered;
  });
  delete startAttributes().start;
  return { asked, markup, rerender: (title: string) => rerender(<Page {...{ Later, title }} />) };
}

test('prerendered sections ask for their code at the first sign of somebody, and stay as they are', async () => {
  const { asked, markup } = await prerendered(code);
  expect(asked).not.toHaveBeenCalled();
  fireEvent.scroll(window);
  await arrivals();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await button('Contado 0')).toBe(markup);
  fireEvent.click(markup);
  expect(markup).toHaveTextContent('Contado 1');
});

test('what is pressed before the code is there counts once it is', async () => {
  // Built for development React remarks on the mark of a held press; the prerendered page is built for production.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { markup } = await prerendered(code);
  fireEvent.click(markup);
  expect(markup).toHaveTextContent('Contado 0');
  expect(await button('Contado 1')).toBe(markup);
});

test('a rendering of the page around them does not drop the markup', async () => {
  const { asked, markup, rerender } = await prerendered(code);
  rerender('Tramayo');
  await arrivals();
  expect(screen.getByRole('heading')).toHaveTextContent('Tramayo');
  expect(screen.getByRole('button')).toBe(markup);
  expect(asked).not.toHaveBeenCalled();
});

test('without their code they can still be read, and nothing waits for it any more', async () => {
  const { markup } = await prerendered(() => Promise.reject(new Error('gone')));
  fireEvent.scroll(window);
  await arrivals();
  expect(screen.getByRole('button')).toBe(markup);
  expect(markup.closest('[data-waiting]')).toBeNull();
});

test('where the program draws the page they come with it, nobody needs to be there', async () => {
  const asked = jest.fn(code);
  const Later = laterSections('sections', asked);
  expect(asked).toHaveBeenCalledTimes(1);
  await act(async () => {
    render(<Page Later={Later} />);
    await Promise.resolve();
  });
  expect(await button('Contado 0')).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
});
