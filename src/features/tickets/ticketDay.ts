import { limaDay, longDay } from '#src/lib/calendar.ts';

/** The day in Lima on which a ticket was raised: '5 set 2026'. A text that is no instant stays as it is. */
export function ticketDay(createdAt: string): string {
  const instant = new Date(createdAt);
  return Number.isNaN(instant.getTime()) ? createdAt : longDay(limaDay(instant));
}
