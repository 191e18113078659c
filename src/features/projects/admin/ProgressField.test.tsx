import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { aProject } from '#src/testing/builders.ts';
import { network, onCall, withNetwork } from '#src/testing/network.ts';
import { renderPanel } from '#src/testing/renderPanel.tsx';
import { projectColumns } from './projectColumns.tsx';
import { percentOf } from './progressText.ts';

withNetwork();

const shop = aProject({ id: 'p1', name: 'Tienda', progress: 45 });
const others = Array.from({ length: 5 }, (_, at) => aProject({ id: `o${at}`, name: `Otro ${at}` }));

/** What reached the server, and the answers it holds back. */
let sent: { progress: number }[];
let held: ((answer: Response) => void)[];
let isHolding: boolean;

const field = () => screen.getByLabelText<HTMLInputElement>('Avance en porcentaje: Tienda');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
/** Lets what is on its way arrive, and be seen in the next frame. */
const arrive = () =>
  act(async () => {
    await new Promise((resolve) => realTimeout(resolve, 60));
    await jest.advanceTimersByTimeAsync(0);
    jest.advanceTimersToNextFrame();
  });
const realTimeout = setTimeout;

beforeEach(() => {
  sent = [];
  held = [];
  isHolding = false;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  network.use(
    onCall('updateProject', async ({ request }) => {
      const body = (await request.json()) as { progress: number };
      sent.push(body);
      if (isHolding) return new Promise<Response>((resolve) => held.push(resolve));
      return HttpResponse.json({ ...shop, ...body });
    }),
  );
});
afterEach(() => {
  jest.useRealTimers();
});

async function show() {
  const rendered = renderPanel({ projects: [shop, ...others] });
  await arrive();
  await pass(1000);
  await arrive();
  return rendered;
}

test.each([
  ['', 0],
  ['abc', 0],
  ['7', 7],
  ['62.9', 62],
  ['150', 100],
  ['-3', 0],
])('%j is %d percent', (typed, percent) => {
  expect(percentOf(typed)).toBe(percent);
});

test('is saved half a second after typing rests, once', async () => {
  await show();
  type('5');
  await pass(499);
  type('50');
  await pass(480);
  await arrive();
  expect(sent).toEqual([]);
  await pass(20);
  await arrive();
  expect(sent).toEqual([{ progress: 50 }]);
  expect(screen.getByText('Guardado')).toBeVisible();
  await pass(4_000);
  expect(screen.queryByText('Guardado')).toBeNull();
});

test('may be empty while somebody is at it, and is 0', async () => {
  await show();
  type('');
  await pass(500);
  await arrive();
  expect(sent).toEqual([{ progress: 0 }]);
  expect(field().value).toBe('');
  fireEvent.blur(field());
  await arrive();
  expect(field().value).toBe('0');
});

test('what is out of bounds is brought within them', async () => {
  await show();
  type('150');
  await pass(500);
  expect(field().value).toBe('100');
});

test('the same figure again is not sent', async () => {
  await show();
  type('4');
  type('45');
  await pass(1000);
  await arrive();
  expect(sent).toEqual([]);
});

describe('is saved at once', () => {
  test.each<[string, (unmount: () => void) => void]>([
    ['when the field is left', () => fireEvent.blur(field())],
    ['when the rows go', (unmount) => unmount()],
    [
      'when another tab is chosen',
      () => fireEvent.click(screen.getByRole('tab', { name: /Personal/ })),
    ],
    ['when the page goes', () => void window.dispatchEvent(new Event('pagehide'))],
    [
      'when the page is hidden',
      () => {
        jest.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
        fireEvent(document, new Event('visibilitychange'));
      },
    ],
  ])('%s', async (_when, leave) => {
    const { unmount } = await show();
    type('61');
    act(() => leave(unmount));
    await arrive();
    expect(sent).toEqual([{ progress: 61 }]);
    await pass(1000);
    await arrive();
    expect(sent).toHaveLength(1);
  });
});

test('an older answer never overwrites what was typed since', async () => {
  await show();
  isHolding = true;
  type('5');
  await pass(500);
  await arrive();
  type('50');
  await pass(500);
  await arrive();
  held[0]?.(HttpResponse.json({ ...shop, progress: 5 }));
  await arrive();
  expect(field().value).toBe('50');
  held[1]?.(HttpResponse.json({ ...shop, progress: 50 }));
  await arrive();
  fireEvent.blur(field());
  expect(field().value).toBe('50');
  expect(sent).toEqual([{ progress: 5 }, { progress: 50 }]);
});

test('a refusal brings the old figure back, but not over what is being typed', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await show();
  isHolding = true;
  type('5');
  await pass(500);
  await arrive();
  type('50');
  held[0]?.(new HttpResponse(null, { status: 500 }) as Response);
  await arrive();
  expect(field().value).toBe('50');
  await pass(500);
  await arrive();
  held[1]?.(new HttpResponse(null, { status: 500 }) as Response);
  await arrive();
  expect(field().value).toBe('45');
  expect(screen.getByText('«Tienda» sigue como estaba.')).toBeVisible();
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

test('typing renders its row alone', async () => {
  await show();
  const rendered = jest.spyOn(projectColumns[1]!, 'text');
  type('5');
  await pass(500);
  await arrive();
  expect(sent).toEqual([{ progress: 5 }]);
  const rows = new Set(rendered.mock.calls.map(([{ id }]) => id));
  rendered.mockRestore();
  expect([...rows]).toEqual(['p1']);
});
