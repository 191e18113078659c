export interface Reason {
  id: 'tailored' | 'team' | 'results';
  title: string;
  text: string;
}

/** Why to choose the agency (SITE-7: tailored solutions, expert team, proven results). */
export const reasons: readonly Reason[] = [
  {
    id: 'tailored',
    title: 'Soluciones a tu medida',
    text: 'Partimos de cómo vendes hoy. Si una plantilla basta, te lo decimos.',
  },
  {
    id: 'team',
    title: 'Equipo experto',
    text: 'Hablas con quien diseña y con quien programa, sin intermediarios.',
  },
  {
    id: 'results',
    title: 'Resultados comprobados',
    text: 'Al inicio acordamos una medida y cada mes la revisamos contigo.',
  },
];

interface Technology {
  name: string;
  /** What we use it for. */
  purpose: string;
}

/** Nine technologies (SITE-7). */
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

/** How clients hear from us during a week of work. */
export const week = [
  { day: 'Lunes', what: 'Te mostramos lo que avanzó.' },
  { day: 'Miércoles', what: 'Pruebas tú, con tus datos.' },
  { day: 'Viernes', what: 'Publicamos lo que aprobaste.' },
] as const;
