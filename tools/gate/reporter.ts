import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { ended, started } from './journal.ts';

/** Reporter of jest and of Playwright that writes the journal. Prints only the page on which a journey failed. */
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

  onTestEnd({ location, title }: TestCase, { attachments }: TestResult): void {
    ended(nameOf(location.file, title));
    const context = attachments.find(({ name }) => name === 'error-context');
    if (context?.path === undefined) return;
    const page = readFileSync(context.path, 'utf8').split('```yaml')[1]?.split('```')[0];
    console.log(`the page at its end:${page}`);
  }

  /** The tests themselves are printed by the other reporter. */
  printsToStdio(): boolean {
    return false;
  }
}

function nameOf(file: string, title: string): string {
  return `${path.relative('', file)} > ${title}`;
}
