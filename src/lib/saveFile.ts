/** Time for the browser to start the download before the object URL is revoked, in milliseconds. */
const REVOKE_DELAY = 10_000;

/** Downloads an object URL as a file. */
export function saveFile(fileName: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY);
}
