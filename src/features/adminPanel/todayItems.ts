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
}

/** What needs somebody, in the order of the tabs; what there is none of is left out. */
export function todayItems(summary: Summary, now: number): TodayItem[] {
  const { oldestTicket, nextComplaint } = summary;
  const items: [count: number, label: string, to: string, more?: string | null][] = [
    [summary.unassigned, 'Sin responsable', panelPath('proyectos', { asignado: 'nadie' })],
    [summary.overdue, 'Fases atrasadas', panelPath('proyectos', { fases: 'atrasadas' })],
    [summary.awaitingClient, 'Esperan al cliente', panelPath('proyectos', { fases: 'entregadas' })],
    [
      summary.openTickets,
      'Tickets por responder',
      panelPath('tickets', { estado: 'por-responder' }),
      oldestTicket === null ? null : `el más antiguo ${sinceText(oldestTicket, now)}`,
    ],
    [
      summary.dueComplaints,
      'Reclamos por responder',
      panelPath('reclamaciones', { estado: 'sin-responder' }),
      nextComplaint === null ? null : dueText(nextComplaint, now),
    ],
    [summary.newMessages, 'Mensajes nuevos', panelPath('mensajes', { estado: 'nuevo' })],
  ];
  return items
    .filter(([count]) => count > 0)
    .map(([count, label, to, more]) => ({
      text: [`${label}: ${thousands(count)}`, more].filter(Boolean).join(', '),
      to,
    }));
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
