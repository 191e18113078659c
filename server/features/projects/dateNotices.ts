import type { Queryable } from '../../db/port.ts';
import { becomeApi } from '../../db/rights.ts';
import { dayText } from '../../mail/limaTime.ts';
import { notify, type NoticeServices } from '../../notices/notify.ts';
import { correct, takeBack } from '../../notices/takeBack.ts';
import { factsOf, projectRecipients } from './projectNotices.ts';

/** A save of a schedule. */
interface Saved {
  projectId: string;
  actor: string;
  /** An instant before its changes and after all earlier ones, as the database writes it. */
  since: string;
}

/** A phase's dates now and before; all are days, `YYYY-MM-DD`. */
interface PhaseDates {
  name: string;
  start: string;
  end: string;
  old_start: string;
  old_end: string;
}

/**
 * Tells the project's client and manager of the dates that a save moved. Further moves within an hour of the first renew
 * its notice: each date is told as it was first and as it is now. Once all are as they were first, the notice goes.
 *
 * @param tx has locked the project's news; runs as the API's own role from here on
 */
export async function notifyOfDates(
  tx: Queryable,
  { projectId, actor, since }: Saved,
  services: NoticeServices,
): Promise<void> {
  await becomeApi(tx);
  if (countMoved(await datesSince(tx, projectId, since)) === 0) return;
  const { name, actor_name } = await factsOf(tx, { projectId, actor });
  const about = { kind: 'project', id: projectId, name } as const;
  for (const recipient of await projectRecipients(tx, { kind: 'dates', projectId, actor })) {
    const [open] = await tx.query<{ notice: string; since: string }>(
      `select id as notice, since::text from app.notices
        where user_id = $1 and project_id = $2 and kind = 'dates'
          and since > clock_timestamp() - interval '1 hour'
        order by since desc limit 1`,
      [recipient.id, projectId],
    );
    const phases = await datesSince(tx, projectId, open?.since ?? since);
    const moved = countMoved(phases);
    const news = { kind: 'dates', about, recipients: [recipient] } as const;
    if (moved > 0) {
      const action = `${actor_name} movió ${moved === 1 ? 'una fecha' : `${moved} fechas`}`;
      const text = asList(phases.filter(isMoved).map(asSentence));
      const title = `${summaryOf(phases)}: ${name}`;
      await notify(tx, { ...news, title, action, text, collected: open ?? { since } }, services);
    } else if (open && !(await takeBack(tx, about, [open.notice], services))) {
      const action = `${actor_name} volvió a poner las fechas de antes`;
      await correct(tx, { ...news, title: '', action }, open.notice, services);
    }
  }
}

/** The dates of all phases, now and as they were first since then. A phase's first dates are no move. */
function datesSince(tx: Queryable, projectId: string, since: string): Promise<PhaseDates[]> {
  return tx.query<PhaseDates>(
    `with first as (
       select distinct on (c.object_id, c.field) c.object_id, c.field, c.from_value
         from app.history c
        where c.project_id = $1 and c.kind = 'phase' and c.field in ('start_date', 'end_date')
          and c.at >= $2::text::timestamptz
        order by c.object_id, c.field, c.id
     ), now as (
       select h.id, h.name, h.position,
              to_char(h.start_date at time zone 'UTC', 'YYYY-MM-DD') as start,
              to_char(h.end_date at time zone 'UTC', 'YYYY-MM-DD') as "end"
         from app.phases h
        where h.project_id = $1
     )
     select n.name, n.start, n."end",
            coalesce(s.from_value, n.start) as old_start, coalesce(e.from_value, n."end") as old_end
       from now n
       left join first s on s.object_id = n.id and s.field = 'start_date'
       left join first e on e.object_id = n.id and e.field = 'end_date'
      order by n.position`,
    [projectId, since],
  );
}

function asList(lines: readonly string[]): string {
  return lines.length === 1 ? lines.join('') : lines.map((line) => `• ${line}`).join('\n');
}

function isMoved(phase: PhaseDates): boolean {
  return countMoved([phase]) > 0;
}

/** How many dates are not what they were. */
function countMoved(phases: readonly PhaseDates[]): number {
  return phases
    .flatMap((phase) => [phase.start !== phase.old_start, phase.end !== phase.old_end])
    .filter(Boolean).length;
}

/** The one phase that moved; of several how many dates, and the project's end if it moved. */
function summaryOf(phases: readonly PhaseDates[]): string {
  const [only, ...others] = phases.filter(isMoved);
  if (only && others.length === 0) return asSentence(only);
  const [end = '', oldEnd = ''] = [
    phases.map((one) => one.end),
    phases.map((one) => one.old_end),
  ].map((days) => days.toSorted().at(-1));
  const moved = `Se movieron ${countMoved(phases)} fechas`;
  if (end === oldEnd) return moved;
  return `${moved} y el proyecto termina el ${dayText(end)} (antes, el ${dayText(oldEnd)})`;
}

/** 'La fase Pruebas termina el 12 set 2026 (antes, el 5 set 2026)' */
function asSentence({ name, ...days }: PhaseDates): string {
  const [start, end] = [dayText(days.start), dayText(days.end)];
  const [oldStart, oldEnd] = [dayText(days.old_start), dayText(days.old_end)];
  const phase = `La fase ${name}`;
  if (end === oldEnd) return `${phase} empieza el ${start} (antes, el ${oldStart})`;
  if (start === oldStart) return `${phase} termina el ${end} (antes, el ${oldEnd})`;
  return `${phase} va del ${start} al ${end} (antes, del ${oldStart} al ${oldEnd})`;
}
