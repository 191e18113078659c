import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import type { Page } from '@playwright/test';

/** Presses 'Descargar Excel' and reads the file: its name, and its cells with the heading row first. */
export async function savedExcel(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar Excel' }).click(),
  ]);
  const { sheets } = await readXlsx(await readFile(await download.path()));
  return { name: download.suggestedFilename(), cells: sheets[0]?.rows ?? [] };
}
