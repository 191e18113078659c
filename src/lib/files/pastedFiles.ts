import type { ClipboardEvent } from 'react';

/** The handler of a text field that attaches the files that are pasted into it. */
export function pasteFiles(
  event: ClipboardEvent,
  form: { files: readonly File[]; attach: (files: readonly File[]) => void },
): void {
  const files = [...event.clipboardData.files];
  if (files.length === 0 || hasText(event.clipboardData, files)) return;
  event.preventDefault();
  form.attach(namedFiles(files, form.files));
}

/** Browsers give each pasted picture this name. */
const UNNAMED = /^image(?<end>\.\w+)$/;

/**
 * Pasted files, with names of their own for pictures that have none: 'imagen.png', 'imagen-2.png'.
 *
 * @param others files that go with them
 */
function namedFiles(pasted: readonly File[], others: readonly File[]): File[] {
  const taken = new Set(others.map(({ name }) => name));
  return pasted.map((file) => {
    const end = UNNAMED.exec(file.name)?.groups?.end;
    if (end === undefined) return file;
    let name = `imagen${end}`;
    for (let count = 2; taken.has(name); count += 1) name = `imagen-${count}${end}`;
    taken.add(name);
    return new File([file], name, { type: file.type });
  });
}

/** Whether text is pasted: Excel and Word add a picture of it, while macOS adds the names of copied files to these. */
function hasText(clipboard: DataTransfer, files: readonly File[]): boolean {
  const names = new Set(files.map(({ name }) => name));
  const lines = clipboard.getData('text/plain').split(/[\r\n]+/);
  return lines.some((line) => line !== '' && !names.has(line));
}
