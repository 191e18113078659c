import { isBusinessDay, plusDays } from '#contract/businessDays.ts';
import { limaDay } from '#contract/limaTime.ts';
import type { Database } from '../../db/port.ts';
import type { NoticeServices } from '../../notices/tell.ts';
import { lockNews } from './deliveriesRepository.ts';
import { tellOfProject } from './projectNotices.ts';

/** Business days without an answer after which the client is reminded. */
const REMINDERS = [3, 7];

const DAY_MS = 86_400_000;

/** How often deliveries are looked at, in ms. */
const INTERVAL_MS = 10 * 60_000;

export interface RemindersServices extends NoticeServices {
  wakeMailer: () => void;
}

interface Waiting {
  id: string;
  phase_id: string;
  project_id: string;
  created_at: Date;
  reminded: number;
}

/** Monday to Friday except holidays, after one day and up to another; both are `YYYY-MM-DD`. */
export function businessDaysBetween(from: string, to: string): number {
  let days = 0;
  const last = Date.parse(`${to}T00:00:00Z`);
  for (let day = plusDays(new Date(from), 1); day.getTime() <= last; day = plusDays(day, 1)) {
    if (isBusinessDay(day)) days += 1;
  }
  return days;
}

/**
 * Reminds clients of deliveries that wait for their answer: once per step, however many servers look and however
 * often they restart, since the delivery keeps the steps. Steps missed meanwhile are one reminder.
 */
export async function remindOfDeliveries(db: Database, services: RemindersServices): Promise<void> {
  const now = services.now();
  const [first = 0] = REMINDERS;
  const waiting = await db.query<Waiting>(
    `select d.id, d.phase_id, d.project_id, d.created_at, d.reminded
       from app.deliveries d
       join app.projects p on p.id = d.project_id
      where d.answer is null and d.reminded < $1 and d.created_at < $2 and p.archived_at is null`,
    [REMINDERS.length, new Date(now.getTime() - (first - 1) * DAY_MS)],
  );
  for (const delivery of waiting) {
    const days = businessDaysBetween(limaDay(delivery.created_at), limaDay(now));
    const step = REMINDERS.filter((each) => each <= days).length;
    if (step > delivery.reminded) await remind(db, delivery, step, services);
  }
}

async function remind(
  db: Database,
  { id, phase_id: phaseId, project_id: projectId }: Waiting,
  step: number,
  services: RemindersServices,
): Promise<void> {
  const isDue = await db.transaction(async (tx) => {
    await lockNews(tx, projectId);
    const due = await tx.query(
      `update app.deliveries d set reminded = $2
        where d.id = $1 and d.reminded < $2 and d.answer is null
          and not exists (
            select from app.deliveries later
             where later.phase_id = d.phase_id and later.created_at > d.created_at
          )
       returning d.id`,
      [id, step],
    );
    if (due.length === 0) return false;
    await tellOfProject(tx, { kind: 'reminder', projectId, phaseId, actor: null }, services);
    return true;
  });
  if (isDue) services.wakeMailer();
}

/**
 * Looks at deliveries now and then until stopped.
 *
 * @returns finishes the current look, then stops
 */
export function startReminders(
  db: Database,
  services: RemindersServices,
  log: { error: (details: object, text: string) => void },
): () => Promise<void> {
  let round: Promise<void> | null = null;
  const look = () => {
    round ??= remindOfDeliveries(db, services)
      .catch((error: unknown) => {
        log.error({ err: error }, 'clients cannot be reminded of deliveries');
      })
      .finally(() => {
        round = null;
      });
  };
  const timer = setInterval(look, INTERVAL_MS);
  look();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
