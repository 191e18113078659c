import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { MAIN_ID } from '#src/lib/paths.ts';
import { Shortcuts } from '#ui/Shortcuts';
import type { Shortcut } from '#ui/Shortcuts';
import { SkipLink } from '#ui/SkipLink';
import { focusedRow } from './focusedRow.ts';

export interface TableKeysProps {
  tableId: string;
  /** Those of this table alone. */
  keys: readonly Shortcut[];
}

const SEARCH = '[role=search] input[type=search]';
const CHECKBOX = '[data-label] input[type=checkbox]';

/**
 * The keys of every table, and the link that skips to it (A11Y-7). The focus is on a row's link, or else on the button
 * that opens the row, so that Enter opens it.
 */
export function TableKeys({ tableId, keys }: TableKeysProps) {
  const table = document.getElementById(tableId);
  const search = document.querySelector<HTMLElement>(SEARCH);
  const skip = usePlaceAfter(`a[href='#${MAIN_ID}']`);
  const shortcuts: Shortcut[] = [
    { key: 'j', does: 'Ir a la fila siguiente', run: () => move(tableId, 1) },
    { key: 'k', does: 'Ir a la fila anterior', run: () => move(tableId, -1) },
    { key: 'Enter', does: 'Abrir la fila' },
  ];
  if (table?.querySelector(CHECKBOX)) {
    const run = () => focusedRow()?.querySelector<HTMLElement>(CHECKBOX)?.click();
    shortcuts.push({ key: 'x', does: 'Elegir la fila', run });
  }
  if (search) shortcuts.push({ key: '/', does: 'Buscar en la tabla', run: () => search.focus() });
  return (
    <>
      <Shortcuts shortcuts={[...shortcuts, ...keys]} />
      {createPortal(<SkipLink targetId={tableId}>Saltar a la tabla</SkipLink>, skip)}
    </>
  );
}

/** An element right after another one, for as long as the component is on the page. */
function usePlaceAfter(selector: string): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.querySelector(selector)?.after(place);
    return () => place.remove();
  }, [place, selector]);
  return place;
}

function move(tableId: string, step: 1 | -1): void {
  const table = document.getElementById(tableId);
  if (!(table instanceof HTMLTableElement)) return;
  const current = focusedRow();
  const row = current && table.contains(current) ? current : null;
  const next = row && rowAt(table, Number(row.dataset.index) + step);
  // Of a row that was scrolled away the neighbours are not rendered.
  const isAway = row === null || (!next && !isInView(table, row));
  openerOf(next ?? (isAway ? firstInView(table) : null))?.focus();
}

function rowAt(table: HTMLTableElement, index: number): HTMLElement | null {
  return table.querySelector<HTMLElement>(`[data-index="${index}"]`);
}

function openerOf(row: HTMLElement | null): HTMLElement | null {
  return (
    row?.querySelector<HTMLElement>(':scope > td a[href]') ??
    row?.querySelector<HTMLElement>('button[aria-expanded]') ??
    null
  );
}

/** The first row that is not under the table's head, in order: elements are reused while one scrolls. */
function firstInView(table: HTMLTableElement): HTMLElement | null {
  const rows = [...table.querySelectorAll<HTMLElement>('[data-index]')].sort(
    (one, other) => Number(one.dataset.index) - Number(other.dataset.index),
  );
  return rows.find((row) => isInView(table, row)) ?? rows[0] ?? null;
}

function isInView(table: HTMLTableElement, row: HTMLElement): boolean {
  const top = Math.max(0, table.tHead?.getBoundingClientRect().bottom ?? 0);
  const box = row.getBoundingClientRect();
  return box.top >= top && box.top < window.innerHeight;
}
