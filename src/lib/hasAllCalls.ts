/**
 * Whether the page's server has all calls, or the fourteen specified ones alone; the server says so in the page
 * (docs/adr/0026).
 */
export function hasAllCalls(): boolean {
  // Pages are prerendered in Node.
  return typeof document !== 'undefined' && document.documentElement.dataset.calls === 'all';
}
