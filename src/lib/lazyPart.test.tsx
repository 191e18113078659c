import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { laterCode } from './laterCode.ts';
import { lazyPart } from './lazyPart.ts';

const fallbacks: string[] = [];

function Fallback() {
  fallbacks.push('shown');
  return <p>Cargando</p>;
}

function show(code: Parameters<typeof lazyPart>[0]) {
  fallbacks.length = 0;
  const Part = lazyPart(code);
  return act(async () => {
    render(
      <Suspense fallback={<Fallback />}>
        <Part />
      </Suspense>,
    );
    await Promise.resolve();
  });
}

const codeOf = () => laterCode('part', () => Promise.resolve({ default: () => <p>Filas</p> }));

test('code that is there renders at once, without its fallback', async () => {
  const code = codeOf();
  await code.load();
  await show(code);
  expect(screen.getByText('Filas')).toBeVisible();
  expect(fallbacks).toEqual([]);
});

test('code that is not there is loaded, and its fallback shown meanwhile', async () => {
  await show(codeOf());
  expect(fallbacks).not.toEqual([]);
  expect(await screen.findByText('Filas')).toBeVisible();
});
