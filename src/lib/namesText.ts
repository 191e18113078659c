/** More names than these are counted. */
const MOST = 5;

const list = new Intl.ListFormat('es');

/** Things by their names: '«A», «B» y otros 3'. */
export function namesText(names: readonly string[]): string {
  const shown = names.slice(0, MOST).map((name) => `«${name}»`);
  const more = names.length - shown.length;
  return list.format(more > 0 ? [...shown, `otros ${more}`] : shown);
}

/** A change that was refused: «A» sigue como estaba. */
export function rollbackText(names: readonly string[]): string {
  return `${namesText(names)} ${names.length === 1 ? 'sigue como estaba' : 'siguen como estaban'}.`;
}

/** What an undo left alone, since somebody else has changed it: «A» queda como está. */
export function leftAloneText(names: readonly string[]): string {
  return `${namesText(names)} ${names.length === 1 ? 'queda como está' : 'quedan como están'}.`;
}
