import { limaDay } from '#contract/limaTime.ts';
import type {
  Approval,
  ChangeRequest,
  NewDelivery,
  NewUpdate,
  ProjectPhase,
  ProjectUpdate,
} from '#contract/projectPages.ts';
import type { PhaseState } from '#contract/projects.ts';
import type { Queryable } from '../../db/port.ts';
import { dayText } from '../../mail/limaTime.ts';
import { Refusal } from '../../plugins/errors.ts';
import { NO_PROJECT, requireLive } from './liveProjects.ts';

const NO_PHASE = 'Esa fase ya no existe.';

/** A phase whose project is locked against other deliveries, answers and news. */
interface LockedPhase {
  id: string;
  projectId: string;
  state: PhaseState;
  /** Its latest delivery. */
  delivery: {
    id: string;
    answered_by_name: string | null;
    answered_at: Date | null;
  } | null;
}

/**
 * Deliveries, answers and news of one project happen one after the other. An advisory lock, since clients may not
 * lock the rows of projects. It is taken before any row.
 */
export async function lockNews(tx: Queryable, projectId: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('news of ' || lower($1), 0))`, [
    projectId,
  ]);
}

/**
 * @throws Refusal 404 for a phase that is gone or not visible to the caller, 409 if its project is archived
 */
export async function lockPhase(tx: Queryable, id: string): Promise<LockedPhase> {
  const projectId = await projectOf(tx, id);
  await lockNews(tx, projectId);
  await requireLive(tx, projectId);
  const [row] = await tx.query<{ state: PhaseState }>(
    'select state from app.phase_states where id = $1',
    [id],
  );
  if (!row) throw new Refusal(404, NO_PHASE);
  const [delivery] = await tx.query<NonNullable<LockedPhase['delivery']>>(
    `select id, answered_by_name, answered_at from app.deliveries
      where phase_id = $1 order by created_at desc, id desc limit 1`,
    [id],
  );
  return { id, projectId, state: row.state, delivery: delivery ?? null };
}

/** @throws Refusal as `lockPhase` does, without a lock */
export async function findPhase(tx: Queryable, id: string): Promise<void> {
  await requireLive(tx, await projectOf(tx, id));
}

async function projectOf(tx: Queryable, phaseId: string): Promise<string> {
  const [phase] = await tx.query<{ project_id: string }>(
    'select project_id from app.phases where id = $1',
    [phaseId],
  );
  if (!phase) throw new Refusal(404, NO_PHASE);
  return phase.project_id;
}

/**
 * @returns the delivery's id
 * @throws Refusal 409 for an approved phase, 404 for one that is gone, or not the caller's to deliver
 */
export async function deliver(
  tx: Queryable,
  phase: LockedPhase,
  { body, link }: NewDelivery,
): Promise<string> {
  if (phase.state === 'aprobada') throw new Refusal(409, 'Esta fase ya está aprobada.');
  await requireRun(tx, phase.projectId);
  const [delivery] = await tx.query<{ id: string }>(
    `insert into app.deliveries (phase_id, project_id, body, link)
     select h.id, h.project_id, $2, $3 from app.phases h where h.id = $1
     returning id`,
    [phase.id, body, link ?? null],
  );
  if (!delivery) throw new Refusal(404, NO_PHASE);
  return delivery.id;
}

/**
 * Approves the phase's delivery, or asks for changes.
 *
 * @param answer has a `body` if it asks for changes
 * @throws Refusal 409 if there is no delivery to answer or a newer one than the client has read, 404 if the phase is gone
 */
export async function answerDelivery(
  tx: Queryable,
  { state, delivery }: LockedPhase,
  answer: Approval | ChangeRequest,
): Promise<void> {
  if (state !== 'entregada' || delivery === null) {
    throw new Refusal(409, whyNot(state, delivery));
  }
  if (answer.delivery !== undefined && answer.delivery.toLowerCase() !== delivery.id) {
    throw new Refusal(409, 'Hay una entrega más reciente: revísala antes de responder.');
  }
  const changes = 'body' in answer ? answer.body : null;
  const answered = await tx.query(
    'update app.deliveries set answer = $2, answer_body = $3 where id = $1 returning id',
    [delivery.id, changes === null ? 'aprobada' : 'con cambios', changes],
  );
  if (answered.length === 0) throw new Refusal(404, NO_PHASE);
}

function whyNot(state: PhaseState, delivery: LockedPhase['delivery']): string {
  if (!delivery?.answered_at) return `Esta fase está ${state}: todavía no tiene una entrega.`;
  const did = state === 'aprobada' ? 'ya aprobó esta entrega' : 'ya pidió cambios a esta entrega';
  return `${delivery.answered_by_name ?? ''} ${did} el ${dayText(limaDay(delivery.answered_at))}.`;
}

/** Locks the project's row against a change of its schedule or manager, as only whoever runs it may. */
async function requireRun(tx: Queryable, projectId: string): Promise<void> {
  const own = await tx.query('select id from app.projects where id = $1 for update', [projectId]);
  if (own.length === 0) throw new Refusal(404, NO_PROJECT);
}

export async function readPhase(tx: Queryable, id: string): Promise<ProjectPhase> {
  const [row] = await tx.query<{ card: ProjectPhase }>(
    'select card from app.phase_cards where id = $1',
    [id],
  );
  if (!row) throw new Refusal(404, NO_PHASE);
  return row.card;
}

/**
 * @returns the update's id
 * @throws Refusal 404 for a project that is not visible to the caller, 409 if it is archived
 */
export async function writeUpdate(
  tx: Queryable,
  projectId: string,
  { body }: NewUpdate,
): Promise<string> {
  await lockNews(tx, projectId);
  await requireLive(tx, projectId);
  await requireRun(tx, projectId);
  const [update] = await tx.query<{ id: string }>(
    'insert into app.project_updates (project_id, body) values ($1, $2) returning id',
    [projectId, body],
  );
  if (!update) throw new Refusal(404, NO_PROJECT);
  return update.id;
}

export async function readUpdate(tx: Queryable, id: string): Promise<ProjectUpdate> {
  const [row] = await tx.query<{ card: ProjectUpdate }>(
    'select card from app.update_cards where id = $1',
    [id],
  );
  if (!row) throw new Error('the update is not there');
  return row.card;
}
