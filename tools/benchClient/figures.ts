/** A row of the benchmark's table. */
export interface Figure {
  what: string;
  measured: number;
  /** The maximum allowed. */
  bar: number;
  unit: string;
  note?: string;
}

/** The figures as a table, each with its bar and whether it is met. */
export function figuresTable(figures: readonly Figure[]): string {
  const lines = figures.map(({ what, measured, bar, unit, note = '' }) => {
    const verdict = measured <= bar ? 'met' : '**not met**';
    return `| ${what} | ${shortOf(measured)}${unit} | ${bar}${unit} | ${verdict} | ${note} |`;
  });
  const head = ['| what | measured | bar | | note |', '|---|---|---|---|---|'];
  return [...head, ...lines].join('\n');
}

export function shortOf(value: number): string {
  return value.toFixed(value < 10 ? 2 : 0);
}
