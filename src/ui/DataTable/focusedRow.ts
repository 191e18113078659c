/** The row of a table that has the focus. */
export function focusedRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('tr[data-index]') ?? null;
}

/** The id of the row that has the focus; null without one. */
export function focusedRowId(): string | null {
  return focusedRow()?.dataset.key ?? null;
}
