/** Adds thousands separators as usual in Peru: 10,000. */
export function thousands(count: number): string {
  return count.toLocaleString('en-US');
}

/** A row count. The server stops counting at a limit; then `exact` is false. */
export interface RowTotal {
  count: number;
  exact: boolean;
}

/** '3 de 12 ideas'; just the total when all rows are shown; 'Más de 10,000 ideas' when the total is not exact. */
export function countText(
  shown: number | RowTotal,
  all: number | RowTotal,
  one: string,
  many: string,
): string {
  const total = `${totalText(all)} ${countOf(all) === 1 ? one : many}`;
  const isAll = totalText(shown) === totalText(all);
  const text = isAll ? total : `${totalText(shown)} de ${total}`;
  return text.replace(/^m/, 'M');
}

function totalText(total: number | RowTotal): string {
  const isExact = typeof total === 'number' || total.exact;
  return `${isExact ? '' : 'más de '}${thousands(countOf(total))}`;
}

function countOf(total: number | RowTotal): number {
  return typeof total === 'number' ? total : total.count;
}
