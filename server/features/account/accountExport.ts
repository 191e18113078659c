import type { AccountExport } from '#contract/accountExport.ts';

/** What there can be many rows of, in the export's order. */
const KINDS = [
  'sessions',
  'projects',
  'deliveryAnswers',
  'tickets',
  'messages',
  'ideas',
  'contactMessages',
  'notices',
  'newsletter',
  'complaints',
] as const satisfies (keyof AccountExport)[];

/** Rows of one part: at most 1 MB of messages in memory. */
const ROWS_AT_ONCE = 50;

/**
 * All that is stored about a person, as the text of an `AccountExport`, a row a line.
 *
 * @param part reads a part from the database
 */
export async function* accountParts(
  part: (given: object) => Promise<string>,
): AsyncGenerator<string> {
  const facts = JSON.parse(await part({ kind: 'facts' })) as Partial<AccountExport>;
  yield `{\n${Object.entries(facts).map(member).join(',\n')}`;
  for (const kind of KINDS) {
    let text = `,\n${JSON.stringify(kind)}: [`;
    let separator = '\n';
    for (let cursor: string | null | undefined; cursor !== null;) {
      const answer = await part({ kind, cursor, limit: ROWS_AT_ONCE });
      const { rows, next } = JSON.parse(answer) as { rows: unknown[]; next: string | null };
      for (const row of rows) {
        text += separator + JSON.stringify(row);
        separator = ',\n';
      }
      cursor = next;
      yield cursor === null ? `${text}]` : text;
      text = '';
    }
  }
  yield '\n}\n';
}

function member([name, value]: [string, unknown]): string {
  return `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
}
