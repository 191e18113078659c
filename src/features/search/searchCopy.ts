import type { FoundKind } from '#contract/search.ts';

export const searchCopy = {
  title: 'Buscar',
  placeholder: 'Busca un proyecto, un ticket, una persona…',
  results: 'Resultados',
  places: 'Ir a',
  actions: 'Acciones',
  newProject: 'Nuevo proyecto',
  theme: 'Cambiar tema',
  shortcuts: 'Ver los atajos de teclado',
  inPanel: 'Panel',
  searching: 'Buscando...',
  failed: 'No se pudo buscar.',
  codeFailed: 'No se pudo abrir la búsqueda.',
} as const;

export const kindNames: Readonly<Record<FoundKind, string>> = {
  project: 'Proyectos',
  ticket: 'Tickets',
  person: 'Personas',
  message: 'Mensajes',
  complaint: 'Reclamaciones',
};

export function nothingText(query: string): string {
  return `Nada con «${query}».`;
}
