export interface Technology {
  name: string;
  /** What we use it for. */
  purpose: string;
}

/** What we build with: nine of them (SITE-7). */
export const stack: readonly Technology[] = [
  { name: 'React', purpose: 'Interfaces' },
  { name: 'TypeScript', purpose: 'Código verificado' },
  { name: 'Node.js', purpose: 'Servidores' },
  { name: 'PostgreSQL', purpose: 'Datos' },
  { name: 'Python', purpose: 'Automatización' },
  { name: 'WooCommerce', purpose: 'Tiendas' },
  { name: 'Docker', purpose: 'Despliegue' },
  { name: 'OpenAI API', purpose: 'Agentes de IA' },
  { name: 'Figma', purpose: 'Diseño' },
];
