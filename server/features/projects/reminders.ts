import { businessDaysBetween } from '#contract/businessDays.ts';
import { limaDay } from '#contract/limaTime.ts';
import type { Database } from '../../db/port.ts';
import type { NoticeServices } from '../../notices/notify.ts';
import { repeatEvery, type RepeatLog } from '../../repeatEvery.ts';
import { lockNews } from './deliveriesRepository.ts';
import { notifyOfProject } from './projectNotices.ts';

/** Business days without an answer after which the client is reminded. */
const REMINDER_DAYS = [3, 7];

const DAY_MS = 86_400_000;

/** How often deliveries are looked at, in ms. */
const INTERVAL_MS = 10 * 60_000;

export interface RemindersServices extends NoticeServices {
  wakeMailer: () => void;
}

/** Condition on delivery d: its phase has no newer one. */
const IS_LATEST = `not exists (
  select from app.deliveries later
   where later.phase_id = d.phase_id and (later.created_at, later.id) > (d.created_at, d.id)
)`;

interface Waiting {
  id: string;
  phase_id: string;
  project_id: string;
  created_at: Date;
  reminded: number;
}

/**
 * Reminds clients of deliveries that wait for their answer: once per reminder, across servers and restarts, because
 * `deliveries.reminded` counts them. Missed ones are sent as one.
 *
 * @throws the first error, after all other deliveries
 */
export async function remindOfDeliveries(db: Database, services: RemindersServices): Promise<void> {
  const now = services.now();
  const [first = 0] = REMINDER_DAYS;
  // A coarse filter, since `created_at` may be late in its day; business days are counted below.
  const waiting = await db.query<Waiting>(
    `select d.id, d.phase_id, d.project_id, d.created_at, d.reminded
       from app.deliveries d
       join app.projects p on p.id = d.project_id
      where d.answer is null and d.reminded < $1 and d.created_at < $2 and p.archived_at is null
        and ${IS_LATEST}`,
    [REMINDER_DAYS.length, new Date(now.getTime() - (first - 1) * DAY_MS)],
  );
  const errors: unknown[] = [];
  for (const delivery of waiting) {
    const days = businessDaysBetween(limaDay(delivery.created_at), limaDay(now));
    const step = REMINDER_DAYS.filter((each) => each <= days).length;
    if (step <= delivery.reminded) continue;
    await remind(db, delivery, step, services).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
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
        where d.id = $1 and d.reminded < $2 and d.answer is null and ${IS_LATEST}
       returning d.id`,
      [id, step],
    );
    if (due.length === 0) return false;
    await notifyOfProject(tx, { kind: 'reminder', projectId, phaseId, actor: null }, services);
    return true;
  });
  if (isDue) services.wakeMailer();
}

/**
 * Checks deliveries at start and every `INTERVAL_MS`.
 *
 * @returns stops it, after the check in progress
 */
export function startReminders(
  db: Database,
  services: RemindersServices,
  log: RepeatLog,
): () => Promise<void> {
  return repeatEvery(INTERVAL_MS, () => remindOfDeliveries(db, services), {
    log,
    failure: 'clients cannot be reminded of deliveries',
  });
}
