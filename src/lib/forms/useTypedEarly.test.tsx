import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { markHydrated, rememberFields } from '../prerendered.ts';
import { useTypedEarly } from './useTypedEarly.ts';

const kept = jest.fn<(name: string, value: string) => void>();
beforeEach(() => {
  kept.mockClear();
});

function Form({ name = 'Rosa' }) {
  const controlRef = useRef<HTMLInputElement>(null);
  useTypedEarly(controlRef, kept);
  return (
    <form>
      <p>Escríbenos</p>
      <input ref={controlRef} name="name" value={name} readOnly />
      <input name="subject" value="" readOnly />
      <textarea name="message" value="" readOnly />
      <select name="topic" defaultValue="a">
        <option>a</option>
        <option>b</option>
      </select>
    </form>
  );
}

/** The prerendered form before hydration. */
function prerendered() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Form />);
  document.body.replaceChildren(container);
  const type = (name: string, value: string) => {
    const control = container.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (control) control.value = value;
  };
  return { container, type };
}

/** Hydrates the form and waits for its effects. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('text typed before hydration is kept, field by field', async () => {
  const { container, type } = prerendered();
  type('subject', 'Tienda');
  type('message', 'Vendo ropa.');
  render(<Form />, { container, hydrate: true });
  await settle();
  expect(kept.mock.calls).toEqual([
    ['subject', 'Tienda'],
    ['message', 'Vendo ropa.'],
  ]);
});

test('text deleted before hydration stays deleted', async () => {
  const { container, type } = prerendered();
  type('name', '');
  render(<Form />, { container, hydrate: true });
  await settle();
  expect(kept.mock.calls).toEqual([['name', '']]);
});

test('text typed on a page that a browser translated is kept, though React renders it anew', async () => {
  const { container, type } = prerendered();
  type('subject', 'Tienda');
  const translated = container.querySelector('p')!;
  translated.innerHTML = '<font><font>Write to us</font></font>';
  rememberFields();
  render(<Form />, { container, hydrate: true, onRecoverableError: () => undefined });
  markHydrated();
  await settle();
  expect(translated).not.toBeInTheDocument();
  expect(kept.mock.calls).toEqual([['subject', 'Tienda']]);
});

test('nothing is kept if nobody typed or the form was not prerendered', async () => {
  const { container } = prerendered();
  render(<Form />, { container, hydrate: true });
  render(<Form name="Luz" />);
  await settle();
  expect(kept).not.toHaveBeenCalled();
});

test('a form that unmounts at once keeps nothing', async () => {
  const { container, type } = prerendered();
  type('subject', 'Tienda');
  render(<Form />, { container, hydrate: true }).unmount();
  await settle();
  expect(kept).not.toHaveBeenCalled();
});
