/** How long the browser may take to begin saving, in milliseconds. */
const BEGIN = 10_000;

/** The object URL of a text; {@link saveFile} releases it. */
export function textFile(text: string, type: string): string {
  return URL.createObjectURL(new Blob([text], { type }));
}

/** Has the browser save an object URL as a file. */
export function saveFile(fileName: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), BEGIN);
}
