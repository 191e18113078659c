/** Texts of a list's rows, or of the line in their place. */
export const ticketListCopy = {
  all: 'Ver todos',
  nobodyWaits: 'Nadie espera respuesta.',
  noneAssigned: 'No tienes nada asignado por ahora.',
  clientsTurn: 'Le toca al cliente',
  ownTickets: 'Ver tus tickets',
  ownIdeas: 'Ver tus ideas',
} as const;

/** Beside the list's title, where it shows only the first. */
export function ofTotal(shown: number, total: string): string {
  return `${shown} de ${total}`;
}
