import { jest } from '@jest/globals';

/** Collects the names of files that the page downloads; jsdom supports neither object URLs nor downloads. */
export function catchSavedFiles(): string[] {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}
