/** As on a Peruvian receipt: 10,000. */
export function thousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** '3 de 12 ideas'; the total alone while nothing is left out. */
export function countText(shown: number, all: number, one: string, many: string): string {
  const total = `${thousands(all)} ${all === 1 ? one : many}`;
  return shown === all ? total : `${thousands(shown)} de ${total}`;
}
