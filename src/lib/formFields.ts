/** What stands in a field; '' where the form has none of that name. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** Leads to the first field that a message is about; without one, focus stays where it is. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const field = names[0] === undefined ? null : form.elements.namedItem(names[0]);
  if (field instanceof HTMLElement) field.focus();
}
