import type { Color, DrawnInterface, Part, State } from '../../src/content/interfaces/interface.ts';
import { Canvas } from './canvas.ts';
import { drawDevice, HEIGHT, layouts } from './device.ts';
import { widthOf } from './outline.ts';

/** Between a table's columns. */
const GAP = 14;

/** Text on the interface's own colour. */
const onAccent = (accent: Color): Color => (accent === 'qolle' ? 'ink' : 'white');

const states = {
  done: ['done', 'doneSoft'],
  pending: ['pending', 'pendingSoft'],
  active: ['active', 'activeSoft'],
  error: ['error', 'errorSoft'],
} as const satisfies Record<State['state'], readonly [text: Color, soft: Color]>;

interface Place {
  canvas: Canvas;
  x: number;
  width: number;
  body: number;
  small: number;
  row: number;
  accent: Color;
}

/** Draws an interface as an SVG: 416×320 for a window, 320×320 for a phone or a sheet of paper. */
export function drawInterface(drawn: DrawnInterface): string {
  const layout = layouts[drawn.device];
  const canvas = new Canvas(layout.picture, HEIGHT);
  canvas.rect(drawn.ground, 0, 0, layout.picture, HEIGHT);
  const top = drawDevice(canvas, drawn);
  const x = layout.x + layout.edge;
  const width = layout.width - 2 * layout.edge;
  const place: Place = { canvas, ...layout, x: x + 12, width: width - 24, accent: drawn.accent };
  canvas.rect(drawn.accent, x, top, width, 38);
  const color = onAccent(drawn.accent);
  const headWidth = widthOf(drawn.head, 15, 600);
  canvas.text(drawn.head, place.x, top + 24, { size: 15, weight: 600, color, width: place.width });
  if (drawn.headNote !== undefined) {
    const left = place.width - headWidth - 8;
    const setting = { size: place.small, color, width: left, end: true };
    canvas.text(drawn.headNote, place.x + headWidth + 8, top + 24, setting);
  }
  let y = top + 38;
  for (const part of drawn.parts) y += drawPart(place, part, y);
  return canvas.svg();
}

/** Draws a part at the height `y` and returns its height. */
function drawPart(place: Place, part: Part, y: number): number {
  switch (part.part) {
    case 'item':
      return drawItem(place, part, y);
    case 'table':
      return drawTable(place, part, y);
    case 'facts':
      return drawFacts(place, part.rows, y);
    case 'message':
      return drawMessage(place, part, y);
    case 'title':
      return drawTitle(place, part, y);
    case 'button':
      return drawButton(place, part.text, y);
    case 'cells':
      place.canvas.cells(part.rows, part.colors, place.x, y + 10, part.size);
      return part.rows.length * part.size + 16;
    case 'swatches':
      return drawSwatches(place, part.colors, y);
    case 'icon': {
      const x = place.x + Math.round((place.width - 8 * part.cell) / 2);
      place.canvas.icon(part.icon, x, y + 10, part.cell);
      return 8 * part.cell + 16;
    }
  }
}

type Item = Extract<Part, { part: 'item' }>;

function drawItem(place: Place, { icon, title, note, end }: Item, y: number): number {
  const { canvas, x, width, body, small, row } = place;
  const left = icon === undefined ? 0 : 34;
  if (icon !== undefined) canvas.icon(icon, x, y + Math.round((row - 24) / 2), 3);
  const endWidth = end === undefined ? 0 : drawEnd(place, end, y) + 6;
  const setting = { size: body, weight: 600, width: width - left - endWidth } as const;
  const middle = y + row / 2;
  canvas.text(title, x + left, Math.round(note === undefined ? middle + 5 : middle - 2), setting);
  if (note !== undefined) {
    const quiet = { size: small, color: 'quiet', width: width - left - endWidth } as const;
    canvas.text(note, x + left, Math.round(middle + 13), quiet);
  }
  canvas.rect('line', x, y + row - 1, width, 1);
  return row;
}

/** Draws what stands at a row's end, and returns its width. */
function drawEnd(place: Place, end: string | State, y: number): number {
  const { canvas, x, width, body, row } = place;
  if (typeof end !== 'string') {
    drawState(place, end, x + width - stateWidth(place, end), y);
    return stateWidth(place, end);
  }
  const baseline = y + Math.round(row / 2) + 5;
  canvas.text(end, x, baseline, { size: body, weight: 600, width, end: true });
  return widthOf(end, body, 600);
}

function stateWidth({ small }: Place, { text }: State): number {
  return Math.ceil(widthOf(text, small, 600)) + 12;
}

function drawState(place: Place, shown: State, x: number, y: number): void {
  const { canvas, small, row } = place;
  const [color, soft] = states[shown.state];
  const width = stateWidth(place, shown);
  const middle = y + Math.round(row / 2);
  canvas.rect(soft, x, middle - 10, width, 20);
  canvas.text(shown.text, x + 6, middle + 4, { size: small, weight: 600, color, width });
}

type Table = Extract<Part, { part: 'table' }>;

function drawTable(place: Place, { columns, rows }: Table, y: number): number {
  const { canvas, x, width, body, small, row } = place;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let left = x;
  // The last column reaches the edge.
  const across = width + GAP;
  const columnsAt = columns.map((column) => {
    const taken = (across * column.share) / shares;
    left += taken;
    return { ...column, x: Math.round(left - taken), width: Math.floor(taken) - GAP };
  });
  for (const column of columnsAt) {
    const setting = { size: small, color: 'quiet', width: column.width } as const;
    canvas.text(column.label, column.x, y + 20, { ...setting, end: column.end ?? false });
  }
  canvas.rect('quiet', x, y + 28, width, 1);
  rows.forEach((cells, at) => {
    const top = y + 29 + at * row;
    cells.forEach((cell, index) => {
      const column = columnsAt[index];
      if (!column) throw new Error(`Row ${at} has too many cells.`);
      const baseline = top + Math.round(row / 2) + 5;
      const weight = index === 0 ? 600 : 400;
      const { width: space, end = false } = column;
      if (typeof cell !== 'string') drawState(place, cell, column.x, top);
      else
        canvas.text(cell, column.x, baseline, {
          size: body,
          weight,
          width: space,
          end,
        });
    });
    canvas.rect('line', x, top + row - 1, width, 1);
  });
  return 29 + rows.length * row;
}

function drawFacts(
  { canvas, x, width, body, small }: Place,
  rows: readonly (readonly [string, string])[],
  y: number,
): number {
  rows.forEach(([label, value], at) => {
    const baseline = y + 20 + at * 28;
    canvas.text(label, x, baseline, { size: small, color: 'quiet', width });
    const taken = widthOf(label, small, 400) + 8;
    const setting = { size: body, weight: 600, width: width - taken, end: true } as const;
    canvas.text(value, x + taken, baseline, setting);
    canvas.rect('line', x, baseline + 8, width, 1);
  });
  return rows.length * 28 + 4;
}

type Message = Extract<Part, { part: 'message' }>;

function drawMessage(place: Place, { lines, own = false }: Message, y: number): number {
  const { canvas, x, width, body, accent } = place;
  const textWidth = Math.ceil(Math.max(...lines.map((line) => widthOf(line, body, 400))));
  const box = textWidth + 20;
  const left = own ? x + width - box : x;
  const height = lines.length * 18 + 14;
  canvas.stepped(own ? accent : 'line', left, y + 8, box, height, 4);
  lines.forEach((line, at) => {
    const color = own ? onAccent(accent) : 'ink';
    canvas.text(line, left + 10, y + 27 + at * 18, { size: body, color, width: width - 20 });
  });
  return height + 8;
}

type Title = Extract<Part, { part: 'title' }>;

function drawTitle({ canvas, x, width, small }: Place, { text, note }: Title, y: number): number {
  canvas.text(text, x, y + 24, { size: 15, weight: 600, width });
  if (note !== undefined) {
    canvas.text(note, x, y + 41, { size: small, color: 'quiet', width });
  }
  return note === undefined ? 32 : 49;
}

function drawButton({ canvas, x, width, body, accent }: Place, text: string, y: number): number {
  canvas.stepped(accent, x, y + 10, width, 34, 4);
  const left = x + (width - widthOf(text, body, 600)) / 2;
  const color = onAccent(accent);
  canvas.text(text, left, y + 32, { size: body, weight: 600, color, width });
  return 50;
}

function drawSwatches(
  { canvas, x, width, small }: Place,
  colors: readonly (readonly [Color, string])[],
  y: number,
): number {
  const step = Math.floor(width / colors.length);
  colors.forEach(([color, name], at) => {
    canvas.rect('line', x + at * step, y + 10, step - 8, 40);
    canvas.rect(color, x + at * step + 1, y + 11, step - 10, 38);
    canvas.text(name, x + at * step, y + 66, { size: small, color: 'quiet', width: step - 4 });
  });
  return 76;
}
