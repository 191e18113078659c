import { jest } from '@jest/globals';

export interface SavedFile {
  name: string;
  text: Promise<string>;
}

/** Collects the files that the page downloads; jsdom supports neither object URLs nor downloads. */
export function catchSavedFiles(): SavedFile[] {
  const files: SavedFile[] = [];
  let blob = new Blob();
  URL.createObjectURL = (made) => {
    blob = made as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, text: textOf(blob) });
  });
  return files;
}

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });
}
