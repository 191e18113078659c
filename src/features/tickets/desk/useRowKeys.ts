import type { RefObject } from 'react';

/** Moves focus between the links of a table's rows, for shortcuts. */
export function useRowKeys(place: RefObject<HTMLElement | null>) {
  function linkAt(index: number): HTMLElement | null {
    return place.current?.querySelector<HTMLElement>(`[data-index="${index}"] a[href]`) ?? null;
  }
  function currentRow(): HTMLElement | null {
    return place.current?.contains(document.activeElement) === true
      ? (document.activeElement?.closest<HTMLElement>('[data-index]') ?? null)
      : null;
  }
  return {
    move(step: 1 | -1) {
      const row = currentRow();
      const next =
        row === null ? firstInView(place.current) : linkAt(Number(row.dataset.index) + step);
      next?.focus();
    },
    /** The path of the focused row's link; null without one. */
    currentPath(): string | null {
      return (
        currentRow()?.querySelector('a[href]')?.getAttribute('href')?.replace(/^#/, '') ?? null
      );
    },
  };
}

/** The link of the first visible row. */
function firstInView(place: HTMLElement | null): HTMLElement | null {
  const rows = [...(place?.querySelectorAll<HTMLElement>('[data-index]') ?? [])].sort(
    (one, other) => Number(one.dataset.index) - Number(other.dataset.index),
  );
  const row = rows.find((one) => one.getBoundingClientRect().top >= 0) ?? rows[0];
  return row?.querySelector<HTMLElement>('a[href]') ?? null;
}
