import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import type { Project } from '#contract/projects.ts';
import { aProject } from '#src/testing/builders.ts';
import { aMoment, pass, until, withHandClock } from '#src/testing/handClock.ts';
import { network, onCall, withNetwork } from '#src/testing/network.ts';
import { onPage } from '#src/testing/pagesEdge.ts';
import { renderPanel } from '#src/testing/renderPanel.tsx';
import type { Column } from '#ui/DataTable';
import { projectColumns } from './projectColumns.tsx';
import { percentOf } from './useProgressEdit.ts';

withNetwork();
withHandClock();

const shop = aProject({ id: 'p1', name: 'Tienda', progress: 45 });
const others = Array.from({ length: 5 }, (_, at) => aProject({ id: `o${at}`, name: `Otro ${at}` }));

/** The requests, and the resolvers of responses that are held back. */
let sent: { progress: number }[];
let held: ((answer: Response) => void)[];
let isHolding: boolean;
/** The project on the server. */
let saved: typeof shop;

const field = () => screen.getByLabelText<HTMLInputElement>('Avance en porcentaje: Tienda');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

beforeEach(() => {
  sent = [];
  held = [];
  isHolding = false;
  saved = shop;
  network.use(
    onCall('updateProject', async ({ request }) => {
      const body = (await request.json()) as { progress: number };
      sent.push(body);
      if (isHolding) return new Promise<Response>((resolve) => held.push(resolve));
      saved = { ...saved, ...body };
      return HttpResponse.json(saved);
    }),
  );
});

async function show() {
  const rendered = renderPanel({ projects: [shop, ...others] });
  network.use(onPage(listRoutes.pageProjects, () => [saved, ...others]));
  await until(field);
  await pass(1000);
  return rendered;
}

test.each([
  ['', 0],
  ['abc', 0],
  ['7', 7],
  ['62.9', 62],
  ['150', 100],
  ['-3', 0],
])('%j is parsed as %d percent', (typed, percent) => {
  expect(percentOf(typed)).toBe(percent);
});

test('is saved once, half a second after the last key', async () => {
  await show();
  type('5');
  await pass(499);
  type('50');
  await pass(480);
  await aMoment();
  expect(sent).toEqual([]);
  await pass(20);
  expect(await until(() => screen.getByText('Guardado'))).toBeVisible();
  expect(sent).toEqual([{ progress: 50 }]);
  await pass(4_000);
  expect(screen.queryByText('Guardado')).toBeNull();
});

test('an empty field is saved as 0 and stays empty until it loses focus', async () => {
  await show();
  type('');
  await pass(500);
  await until(() => expect(sent).toEqual([{ progress: 0 }]));
  expect(field().value).toBe('');
  fireEvent.blur(field());
  await until(() => expect(field().value).toBe('0'));
});

test('a value out of range is clamped', async () => {
  await show();
  type('150');
  await pass(500);
  await until(() => expect(field().value).toBe('100'));
});

test('an unchanged value is not sent', async () => {
  await show();
  type('4');
  type('45');
  await pass(1000);
  await aMoment();
  expect(sent).toEqual([]);
});

describe('is saved at once', () => {
  test.each<[string, (unmount: () => void) => void]>([
    ['when the field is left', () => fireEvent.blur(field())],
    ['when the row unmounts', (unmount) => unmount()],
    [
      'when another tab is chosen',
      () => fireEvent.click(screen.getByRole('tab', { name: /Personal/ })),
    ],
    ['when the page is left', () => void window.dispatchEvent(new Event('pagehide'))],
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
    await until(() => expect(sent).toEqual([{ progress: 61 }]));
    await pass(1000);
    await aMoment();
    expect(sent).toHaveLength(1);
  });
});

test('an earlier response does not overwrite later typing', async () => {
  await show();
  isHolding = true;
  type('5');
  await pass(500);
  await until(() => expect(held).toHaveLength(1));
  type('50');
  await pass(500);
  held[0]?.(HttpResponse.json({ ...shop, progress: 5 }));
  // The second request is sent after the first response.
  await until(() => expect(held).toHaveLength(2));
  expect(field().value).toBe('50');
  saved = { ...shop, progress: 50 };
  held[1]?.(HttpResponse.json(saved));
  await until(() => screen.getByText('Guardado'));
  fireEvent.blur(field());
  expect(field().value).toBe('50');
  expect(sent).toEqual([{ progress: 5 }, { progress: 50 }]);
});

test('a refusal rolls back to the saved value, but not while typing goes on', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await show();
  isHolding = true;
  type('5');
  await pass(500);
  await until(() => expect(held).toHaveLength(1));
  type('50');
  held[0]?.(new HttpResponse(null, { status: 500 }) as Response);
  await until(() => expect(log).toHaveBeenCalledTimes(1));
  expect(field().value).toBe('50');
  await pass(500);
  await until(() => expect(held).toHaveLength(2));
  held[1]?.(new HttpResponse(null, { status: 500 }) as Response);
  await until(() => expect(field().value).toBe('45'));
  expect(screen.getByText('«Tienda» sigue como estaba.')).toBeVisible();
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

test('typing renders only its own row', async () => {
  await show();
  const rendered = jest.spyOn(projectColumns[0] as Required<Column<Project>>, 'cell');
  type('5');
  await pass(500);
  await until(() => screen.getByText('Guardado'));
  expect(sent).toEqual([{ progress: 5 }]);
  const rows = new Set(rendered.mock.calls.map(([{ id }]) => id));
  rendered.mockRestore();
  expect([...rows]).toEqual(['p1']);
});
