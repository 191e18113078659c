import type { Page } from '@playwright/test';
import { longestOf, timeInteractions } from './interactions.ts';

const TEXT = 'formulario 17 no envia';

/** How long each keystroke in the search took, typed letter by letter and taken back. */
export async function measureTyping(page: Page, rounds: number): Promise<number[]> {
  await timeInteractions(page);
  const search = page.getByLabel('Buscar');
  await search.click();
  await longestOf(page);
  const times: number[] = [];
  const press = async (key: string) => {
    await page.keyboard.press(key);
    times.push(await longestOf(page));
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const letter of TEXT) await press(letter);
    for (let left = TEXT.length; left > 0; left -= 1) await press('Backspace');
  }
  return times;
}
