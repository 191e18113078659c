import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run, type Outcome } from '../run.ts';
import { readJournal } from './journal.ts';
import { kill, ofRun, type Process } from './processes.ts';

export interface Limits {
  /** Milliseconds in which at least one test must end. */
  quiet: number;
  /** Milliseconds for the whole suite. */
  all: number;
}

export interface SuiteOutcome extends Outcome {
  /** Why the suite failed beside its own tests: it was ended, or left processes behind. */
  faults: string[];
}

interface Options {
  env: NodeJS.ProcessEnv;
  limits: Limits;
  /** Also prints the output. */
  echo?: boolean;
  /** Ends the suite. */
  signal?: AbortSignal;
  /** Called each half minute with the number of tests that have ended. */
  onProgress?: (ended: number, milliseconds: number) => void;
}

const PROGRESS_MS = 30_000;
/** How long a process may go on after the end of its suite, in milliseconds. */
const GRACE_MS = 3_000;

/**
 * Runs a suite until its process ends, no test has ended for a while, its time is over, or the
 * signal says so. Whatever it leaves running is ended and named.
 */
export async function runSuite(
  command: string[],
  { env, limits, echo = true, signal, onProgress }: Options,
): Promise<SuiteOutcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tramayo-journal-'));
  const journal = path.join(folder, 'journal');
  writeFileSync(journal, '');
  const mark = randomUUID();
  const faults: string[] = [];
  let child: ChildProcess | undefined;

  const end = (reason: string) => {
    clearInterval(watch);
    const { seen, running } = readJournal(journal);
    const members = ofRun(mark);
    kill(members);
    // Without /proc, at least this one.
    child?.kill('SIGKILL');
    faults.push(`✖ ended: ${reason}`, ...running.map((name) => `✖ was running: ${name}`));
    const pids = new Set(members.map(({ pid }) => pid));
    const orphans = members.filter(({ pid, parent }) => pid !== child?.pid && !pids.has(parent));
    faults.push(...orphans.map((each) => describe(each, seen)));
  };

  const begun = performance.now();
  let lastEnd = begun;
  let lastCount = 0;
  let nextProgress = PROGRESS_MS;
  const watch = setInterval(() => {
    const now = performance.now();
    const { ended } = readJournal(journal);
    if (ended !== lastCount) lastEnd = now;
    lastCount = ended;
    if (now - begun > nextProgress) {
      onProgress?.(ended, now - begun);
      nextProgress += PROGRESS_MS;
    }
    if (signal?.aborted) end('the time of the whole run is over');
    else if (now - begun > limits.all) end(`it took longer than ${limits.all / 1000} s`);
    else if (now - lastEnd > limits.quiet) end(`no test ended for ${limits.quiet / 1000} s`);
  }, 1_000);
  try {
    const outcome = await run(command, {
      echo,
      env: { ...env, TEST_RUN: mark, TEST_JOURNAL: journal },
      onStart: (started) => (child = started),
    });
    clearInterval(watch);
    const left = await remaining(mark);
    kill(left);
    const { seen } = readJournal(journal);
    faults.push(...left.map((each) => describe(each, seen)));
    return { ...outcome, faults };
  } finally {
    clearInterval(watch);
    rmSync(folder, { recursive: true });
  }
}

/** Processes of the run that have not ended after the grace period. */
async function remaining(mark: string): Promise<Process[]> {
  const until = performance.now() + GRACE_MS;
  let left = ofRun(mark);
  while (left.length > 0 && performance.now() < until) {
    await pause(100);
    left = ofRun(mark);
  }
  return left;
}

/** Names the test by the mark that the process inherited, which has no file: each that fits. */
function describe({ pid, age, command, env }: Process, tests: Set<string>): string {
  const fitting = [...tests].filter((each) => env.TEST_NAME && each.endsWith(`> ${env.TEST_NAME}`));
  const origin = fitting.join(' or ') || 'no test';
  return `✖ left running: ${command.slice(0, 200)} (pid ${pid}, ${age} s, started by ${origin})`;
}
