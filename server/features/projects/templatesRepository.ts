import type { ServiceTemplate, TemplateChange } from '#contract/projectPages.ts';
import type { Queryable } from '../../db/port.ts';
import { Refusal } from '../../plugins/errors.ts';

/** @throws Refusal 404 for an unknown template */
export async function updateTemplate(
  tx: Queryable,
  id: string,
  { phases }: TemplateChange,
): Promise<ServiceTemplate> {
  const updated = await tx.query(
    'update app.service_templates set phases = $2::text::jsonb where id = $1 returning id',
    [id, JSON.stringify(phases)],
  );
  const [row] = await tx.query<{ card: ServiceTemplate }>(
    'select card from app.template_cards where id = $1',
    [id],
  );
  if (updated.length === 0 || !row) throw new Refusal(404, 'Esa plantilla no existe.');
  return row.card;
}
