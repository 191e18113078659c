import { limaDay } from '#contract/limaTime.ts';
import type { Summary } from '#contract/projectPages.ts';
import { agoText } from '#src/lib/agoText.ts';
import { dueDay } from '#src/lib/calendar.ts';
import { thousands } from '#src/lib/countText.ts';
import { panelPath } from '#src/lib/panelPaths.ts';

export interface TodayItem {
  label: string;
  count: string;
  /** What follows the count: the next date, or the longest wait. */
  more: string | null;
  /** The list of what the text counts. */
  to: string;
  /** Whether it has a date, by law or agreed. */
  isDated: boolean;
}

/** What needs somebody, what has a date first; what there is none of is left out. */
export function todayItems(summary: Summary, now: number): TodayItem[] {
  const { oldestTicket, nextComplaint } = summary;
  const items = [
    {
      count: summary.dueComplaints,
      label: 'Reclamos',
      to: panelPath('reclamaciones', { estado: 'sin-responder' }),
      more: nextComplaint && dueText(nextComplaint, now),
      isDated: true,
    },
    {
      count: summary.overdue,
      label: 'Fases atrasadas',
      to: panelPath('proyectos', { fases: 'atrasadas' }),
      isDated: true,
    },
    {
      count: summary.openTickets,
      label: 'Tickets',
      to: panelPath('tickets', { estado: 'por-responder' }),
      more: oldestTicket && `el más antiguo ${sinceText(oldestTicket, now)}`,
    },
    {
      count: summary.unassigned,
      label: 'Sin responsable',
      to: panelPath('proyectos', { asignado: 'nadie' }),
    },
    {
      count: summary.awaitingClient,
      label: 'Esperan al cliente',
      to: panelPath('proyectos', { fases: 'entregadas' }),
    },
    {
      count: summary.newMessages,
      label: 'Mensajes nuevos',
      to: panelPath('mensajes', { estado: 'nuevo' }),
    },
  ];
  return items
    .filter(({ count }) => count > 0)
    .map(({ count, more = null, isDated = false, ...item }) => ({
      ...item,
      count: thousands(count),
      more,
      isDated,
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
