/**
 * What the services are called, by the wire's `serviceId`. Apart from their catalogue: the panel and the
 * dashboard name services and must not carry what each includes.
 */
export const serviceTitles = {
  1: 'Diseño web y tiendas online',
  2: 'Desarrollo full-stack',
  3: 'Marketing digital',
  4: 'Diseño gráfico y branding',
  5: 'Campañas de lanzamiento',
  6: 'Agentes de IA y consultoría en IA',
} as const;

/** A service's title; undefined for one the catalogue does not know. */
export function serviceTitle(id: number): string | undefined {
  return (serviceTitles as Readonly<Record<number, string>>)[id];
}
