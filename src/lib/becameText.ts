/** What became what: 'Estado: Abierto → Cerrado'. */
export function becameText(field: string, before: string, after: string): string {
  return `${field}: ${before} → ${after}`;
}
