import { persistentStorage } from '#src/lib/safeStorage.ts';

const KEY = 'tramayo.keptPrompt';

/** In milliseconds. */
const DAY = 24 * 60 * 60_000;

/** Keeps a visitor's prompt for a day: the link of the mail that confirms an account opens another tab. */
export function keepPrompt(prompt: string): void {
  if (prompt.trim() === '') return;
  persistentStorage.setItem(KEY, JSON.stringify({ prompt, at: Date.now() }));
}

/** The kept prompt, once; '' without one. */
export function takePrompt(): string {
  const kept = persistentStorage.getItem(KEY);
  persistentStorage.removeItem(KEY);
  try {
    const { prompt, at } = JSON.parse(kept ?? '') as { prompt: unknown; at: unknown };
    const isFresh = typeof at === 'number' && Date.now() - at < DAY;
    return isFresh && typeof prompt === 'string' ? prompt : '';
  } catch {
    return '';
  }
}
