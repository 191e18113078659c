import { limaDay } from '#contract/limaTime.ts';
import type { Summary } from '#contract/projectPages.ts';
import { agoText } from '#src/lib/agoText.ts';
import { dueDay } from '#src/lib/calendar.ts';
import { thousands } from '#src/lib/countText.ts';
import { panelPath } from '#src/lib/panelPaths.ts';

export interface TodayItem {
  text: string;
  /** The list of what the text counts. */
  to: string;
  /** Whether it has a date, by law or agreed. */
  isDated: boolean;
}

/** How many of the items have a date. */
const DATED = 2;

/** What needs somebody, what has a date first; what there is none of is left out. */
export function todayItems(summary: Summary, now: number): TodayItem[] {
  const { oldestTicket, nextComplaint } = summary;
  const items: [count: number, label: string, to: string, more?: string | null][] = [
    [
      summary.dueComplaints,
      'Reclamos por responder',
      panelPath('reclamaciones', { estado: 'sin-responder' }),
      nextComplaint === null ? null : dueText(nextComplaint, now),
    ],
    [summary.overdue, 'Fases atrasadas', panelPath('proyectos', { fases: 'atrasadas' })],
    [
      summary.openTickets,
      'Tickets por responder',
      panelPath('tickets', { estado: 'por-responder' }),
      oldestTicket === null ? null : `el más antiguo ${sinceText(oldestTicket, now)}`,
    ],
    [summary.unassigned, 'Sin responsable', panelPath('proyectos', { asignado: 'nadie' })],
    [summary.awaitingClient, 'Esperan al cliente', panelPath('proyectos', { fases: 'entregadas' })],
    [summary.newMessages, 'Mensajes nuevos', panelPath('mensajes', { estado: 'nuevo' })],
  ];
  return items.flatMap(([count, label, to, more], at) => {
    const text = [`${label}: ${thousands(count)}`, more].filter(Boolean).join(', ');
    return count > 0 ? [{ text, to, isDated: at < DATED }] : [];
  });
}

/** 'hace 3 días', from a week on 'del 5 set 2026'. */
function sinceText(timestamp: string, now: number): string {
  const text = agoText(timestamp, now);
  return /^\d/.test(text) ? `del ${text}` : text;
}

/** @param day `YYYY-MM-DD` in Lima */
function dueText(day: string, now: number): string {
  const today = limaDay(new Date(now));
  if (day === today) return 'vence hoy';
  return `${day < today ? 'venció' : 'vence'} el ${dueDay(new Date(day), new Date(now))}`;
}
