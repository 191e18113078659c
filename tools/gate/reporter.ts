import path from 'node:path';
import type { Reporter, TestCase } from '@playwright/test/reporter';
import { ended, started } from './journal.ts';

/** Reporter of jest and of Playwright that writes the journal and prints nothing. */
export default class Journal implements Reporter {
  onTestCaseStart({ path: file }: { path: string }, { fullName }: { fullName: string }): void {
    started(nameOf(file, fullName));
  }

  onTestCaseResult({ path: file }: { path: string }, { fullName }: { fullName: string }): void {
    ended(nameOf(file, fullName));
  }

  onTestBegin({ location, title }: TestCase): void {
    started(nameOf(location.file, title));
  }

  onTestEnd({ location, title }: TestCase): void {
    ended(nameOf(location.file, title));
  }

  /** Failures print through the other reporter. */
  printsToStdio(): boolean {
    return false;
  }
}

function nameOf(file: string, title: string): string {
  return `${path.relative('', file)} > ${title}`;
}
