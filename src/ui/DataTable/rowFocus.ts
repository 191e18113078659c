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
  const next = event.currentTarget.querySelector<HTMLElement>(
    `[data-index="${rowIndexOf(from) + step}"] button[aria-expanded]`,
  );
  if (next === null) return;
  event.preventDefault();
  next.focus();
}
