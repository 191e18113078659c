import type { KeyboardEvent } from 'react';

/** The place of the row that an element belongs to; -1 for none. */
export function rowIndexOf(element: Element): number {
  return Number(element.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1);
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrows lead from one row's button to the next row's, so that one need not pass what is between. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const from = event.target as Element;
  if (step === undefined || !from.matches('button[aria-expanded]')) return;
  if (focusOpener(event.currentTarget, rowIndexOf(from) + step)) event.preventDefault();
}

/** Leads to the button that opens a row; false where there is none. */
function focusOpener(rows: HTMLElement | null, index: number): boolean {
  const opener = rows?.querySelector<HTMLElement>(`[data-index="${index}"] button[aria-expanded]`);
  opener?.focus();
  return opener !== null && opener !== undefined;
}
