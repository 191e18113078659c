import { appendFileSync, readFileSync } from 'node:fs';

/**
 * What starts and ends in a suite, written by its reporter to the file that TEST_JOURNAL names and
 * read by the gate (suite.ts). One line each: `started <name>` or `ended <name>`.
 */
export interface Progress {
  /** Names of all that started. */
  seen: Set<string>;
  ended: number;
  /** Names of those that started and did not end. */
  running: string[];
}

const LINE = /^(started|ended) (.+)$/gm;

/** Does nothing outside the gate. */
export function started(name: string): void {
  write('started', name);
}

export function ended(name: string): void {
  write('ended', name);
}

function write(event: 'started' | 'ended', name: string): void {
  const file = process.env.TEST_JOURNAL;
  // In one line, whatever the title of a test contains.
  if (file) appendFileSync(file, `${event} ${name.replaceAll(/\s+/g, ' ')}\n`);
}

export function readJournal(file: string): Progress {
  const seen = new Set<string>();
  const running = new Set<string>();
  let ended = 0;
  for (const [, event, name = ''] of readFileSync(file, 'utf8').matchAll(LINE)) {
    if (event === 'started') {
      seen.add(name);
      running.add(name);
    } else {
      running.delete(name);
      ended += 1;
    }
  }
  return { seen, ended, running: [...running] };
}
