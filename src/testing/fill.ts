import userEvent from '@testing-library/user-event';

/** Puts a text into a field at once, as a paste does; for tests in which single keys mean nothing. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
