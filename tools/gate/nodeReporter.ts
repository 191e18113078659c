import path from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { ended, started } from './journal.ts';

/** Reporter of Node's runner that writes the journal and prints nothing. */
export default async function* journal(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const { type, data } of events) {
    if (type === 'test:dequeue') started(nameOf(data));
    if (type === 'test:complete') ended(nameOf(data));
  }
  yield '';
}

function nameOf({ file, name }: { file?: string; name: string }): string {
  return file ? `${path.relative('', file)} > ${name}` : name;
}
