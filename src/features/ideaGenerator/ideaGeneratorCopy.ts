/** Texts of the generator on both pages; IDEA-1 and IDEA-3 to IDEA-5 specify some of them literally. */
export const ideaGeneratorCopy = {
  generate: 'Generar Idea',
  generating: 'Generando...',
  signInFirst: 'Por favor, inicia sesión para usar esta herramienta.',
  signIn: 'Iniciar sesión',
  /** Leads visitors to the registration; the first page after the sign-in offers the idea (IDEA-7). */
  goOn: 'Seguir con mi idea',
  nextStep: 'Siguiente paso: tu cuenta gratis. Guardamos lo que escribiste.',
  tooLong: (length: number, max: number) =>
    `Tu texto tiene ${length} caracteres y el máximo es ${max}. Quita ${length - max}.`,
  want: 'Quiero este proyecto',
  /** Says who proposed the idea. Without an `engine` in the answer the text does not claim it was an AI. */
  engine: (engine: string) =>
    engine === 'ia'
      ? 'La propuso una IA. La revisamos contigo antes de cotizar.'
      : 'Es un punto de partida: lo revisamos contigo antes de cotizar.',
  loading: 'Preparando tu idea',
} as const;

/** Texts of the landing's card. */
export const heroGeneratorCopy = {
  label: '¿Qué necesitas? Te proponemos una idea',
  placeholder: 'Vendo café por suscripción',
  blank: 'Por favor, describe tu necesidad primero.',
  hint: 'Recibes un proyecto con nombre, descripción y funciones.',
  more: 'Ver otras ideas',
} as const;
