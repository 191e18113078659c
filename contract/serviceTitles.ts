/**
 * Titles of the services by `serviceId`. Apart from the catalogue, because panel and dashboard need only the titles.
 */
export const serviceTitles = {
  1: 'Diseño web y tiendas online',
  2: 'Desarrollo full-stack',
  3: 'Marketing digital',
  4: 'Diseño gráfico y branding',
  5: 'Campañas de lanzamiento',
  6: 'Agentes de IA y consultoría en IA',
} as const;

/** A service's title; undefined for an unknown id. */
export function serviceTitle(id: number): string | undefined {
  return (serviceTitles as Readonly<Record<number, string>>)[id];
}
