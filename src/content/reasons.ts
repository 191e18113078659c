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
