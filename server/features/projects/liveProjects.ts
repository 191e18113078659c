import type { Queryable } from '../../db/port.ts';
import { Refusal } from '../../plugins/errors.ts';

export const NO_PROJECT = 'Ese proyecto no existe.';
const ARCHIVED = 'El proyecto está archivado: restáuralo para cambiarlo.';

/** @throws Refusal 404 for a project that is not visible to the caller, 409 for an archived one */
export async function requireLive(tx: Queryable, id: string): Promise<void> {
  const [project] = await tx.query<{ archived: boolean }>(
    'select archived_at is not null as archived from app.projects where id = $1',
    [id],
  );
  if (!project) throw new Refusal(404, NO_PROJECT);
  if (project.archived) throw new Refusal(409, ARCHIVED);
}
