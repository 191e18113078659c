import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '#src/testing/renderUi.tsx';
import { GanttChart } from './GanttChart.tsx';

const phase = (name: string, start: string, end: string) => ({
  name,
  startDate: `${start}T12:00:00.000Z`,
  endDate: `${end}T12:00:00.000Z`,
});
const work = [
  phase('Análisis', '2026-09-05', '2026-09-19'),
  phase('Desarrollo', '2026-09-19', '2026-10-31'),
];
const bar = (name: RegExp | string) => screen.getByRole('button', { name });
const tip = () => screen.queryByRole('tooltip');

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-10-01T15:00:00Z'), doNotFake: ['setTimeout'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('what it shows', () => {
  test('a bar for each phase, with its dates and its position', () => {
    renderUi(<GanttChart phases={work} />);
    expect(bar('Análisis: 5 set – 19 set')).toBeVisible();
    const track = bar('Desarrollo: 19 set – 31 oct').parentElement!;
    // From 31 ago to 5 nov: 66 days.
    expect(track.style.getPropertyValue('--left')).toBe(`${(19 / 66) * 100}%`);
    expect(track.style.getPropertyValue('--width')).toBe(`${(42 / 66) * 100}%`);
  });

  test('months, and today’s date', () => {
    renderUi(<GanttChart phases={work} />);
    for (const month of ['set', 'oct', 'nov']) expect(screen.getByText(month)).toBeVisible();
    expect(screen.getByText('Hoy, 1 oct')).toBeVisible();
  });

  test('today moves while the page is open', () => {
    renderUi(<GanttChart phases={work} />);
    jest.setSystemTime(new Date('2026-10-03T15:00:00Z'));
    fireEvent.focus(window);
    expect(screen.getByText('Hoy, 3 oct')).toBeVisible();
  });

  test('today is not shown when it lies outside the chart', () => {
    jest.setSystemTime(new Date('2027-10-01T15:00:00Z'));
    renderUi(<GanttChart phases={work} />);
    expect(screen.queryByText(/Hoy/)).toBeNull();
  });

  test('the same data as a table for screen readers', () => {
    renderUi(<GanttChart phases={work} />);
    const table = screen.getByRole('table', { name: 'Cronograma del 31 ago 2026 al 5 nov 2026' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Fase', 'Inicio', 'Fin'],
      ['Análisis', '5 set', '19 set'],
      ['Desarrollo', '19 set', '31 oct'],
    ]);
    expect(within(table).getAllByRole('rowheader')).toHaveLength(2);
  });

  test('the state of each phase in words, in its name and in the table', () => {
    const states = ['atrasada', 'entregada'];
    renderUi(<GanttChart phases={work.map((one, index) => ({ ...one, state: states[index] }))} />);
    expect(bar('Análisis: 5 set – 19 set, venció el 19 set')).toBeVisible();
    expect(bar('Desarrollo: 19 set – 31 oct, entregada')).toBeVisible();
    const cells = within(screen.getByRole('table')).getAllByRole('row');
    expect(cells[1]).toHaveTextContent('Venció el 19 set');
    expect(cells[2]).toHaveTextContent('Entregada');
  });

  test('a state that nobody knows is left out', () => {
    renderUi(<GanttChart phases={[{ ...work[0], state: 'perdida' }]} />);
    expect(bar('Análisis: 5 set – 19 set')).toBeVisible();
  });

  test('a phase without a name has a bar too', () => {
    renderUi(<GanttChart phases={[{ ...work[0], name: null }]} />);
    expect(bar('Fase sin nombre: 5 set – 19 set')).toBeVisible();
  });

  test.each([
    ['No hay un cronograma disponible para este proyecto.', null],
    ['No hay un cronograma disponible para este proyecto.', []],
    ['Datos de cronograma inválidos.', [phase('Pruebas', '2026-09-05', '2026-09-04')]],
    ['Datos de cronograma inválidos.', { markup: '<b>' }],
  ])('%s', (text, phases) => {
    renderUi(<GanttChart phases={phases} />);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the dates of a bar', () => {
  test('are shown on hover and hidden afterwards', async () => {
    renderUi(<GanttChart phases={work} />);
    expect(tip()).toBeNull();
    await userEvent.hover(bar(/Desarrollo/));
    expect(tip()).toHaveTextContent('Desarrollo: 19 set – 31 oct');
    // The pointer can move onto the tooltip itself.
    await userEvent.hover(tip()!);
    expect(tip()).toBeVisible();
    await userEvent.unhover(tip()!);
    expect(tip()).toBeNull();
  });

  test('are shown on focus, and Escape hides them until the next focus', async () => {
    renderUi(<GanttChart phases={work} />);
    await userEvent.tab();
    expect(bar(/Análisis/)).toHaveFocus();
    expect(tip()).toHaveTextContent('Análisis: 5 set – 19 set');
    await userEvent.keyboard('{Escape}');
    expect(tip()).toBeNull();
    expect(bar(/Análisis/)).toHaveFocus();
    await userEvent.tab();
    expect(tip()).toHaveTextContent('Desarrollo: 19 set – 31 oct');
    await userEvent.tab();
    expect(tip()).toBeNull();
  });

  test('are shown for the bar hovered or focused last', async () => {
    renderUi(<GanttChart phases={work} />);
    await userEvent.hover(bar(/Desarrollo/));
    await userEvent.tab();
    expect(screen.getAllByRole('tooltip')).toHaveLength(1);
    expect(tip()).toHaveTextContent('Análisis');
    await userEvent.unhover(bar(/Desarrollo/));
    await userEvent.hover(bar(/Desarrollo/));
    expect(tip()).toHaveTextContent('Desarrollo');
  });

  test('Escape hides them while the pointer stays', async () => {
    renderUi(<GanttChart phases={work} />);
    await userEvent.hover(bar(/Análisis/));
    await userEvent.keyboard('{Escape}');
    expect(tip()).toBeNull();
    await userEvent.hover(bar(/Desarrollo/));
    expect(tip()).toBeVisible();
  });

  test('are shown on tap for one bar at a time, and a tap elsewhere hides them', async () => {
    const { container } = renderUi(<GanttChart phases={work} />);
    const finger = userEvent.setup();
    const tap = (target: Element) => finger.pointer([{ keys: '[TouchA]', target }]);
    await tap(bar(/Análisis/));
    expect(tip()).toHaveTextContent('Análisis');
    await tap(bar(/Desarrollo/));
    expect(screen.getAllByRole('tooltip')).toHaveLength(1);
    expect(tip()).toHaveTextContent('Desarrollo');
    await tap(container);
    expect(tip()).toBeNull();
  });

  test('are not shown while scrolling by touch', () => {
    renderUi(<GanttChart phases={work} />);
    // jsdom's pointer events lack `pointerType`.
    const enter = (pointerType: string) => {
      const event = createEvent.pointerOver(bar(/Análisis/));
      fireEvent(
        bar(/Análisis/),
        Object.defineProperty(event, 'pointerType', { value: pointerType }),
      );
    };
    enter('touch');
    expect(tip()).toBeNull();
    enter('mouse');
    expect(tip()).toBeVisible();
  });

  test('are shown on tap in browsers that do not focus tapped buttons', () => {
    renderUi(<GanttChart phases={work} />);
    fireEvent.pointerDown(bar(/Análisis/));
    fireEvent.click(bar(/Análisis/));
    expect(tip()).toHaveTextContent('Análisis');
    fireEvent.pointerDown(document.body);
    expect(tip()).toBeNull();
  });
});
