import { PHASE_NAMES } from '#contract/projectConstants.ts';
import type { ServiceTemplate, TemplateChange } from '#contract/projectPages.ts';
import type { Queryable } from '../../db/port.ts';
import { Refusal, requireKnown } from '../../plugins/errors.ts';

type Phases = TemplateChange['phases'];

const NO_TEMPLATE = 'Esa plantilla no existe.';

/** @throws Refusal 404 for an unknown template, 409 if somebody has changed the same phase since */
export async function updateTemplate(
  tx: Queryable,
  id: string,
  { phases, was }: TemplateChange,
): Promise<ServiceTemplate> {
  const [now] = await tx.query<{ phases: Phases }>(
    'select phases from app.service_templates where id = $1 for update',
    [id],
  );
  if (!now) throw new Refusal(404, NO_TEMPLATE);
  const kept = was ? keepOthers(now.phases, was.phases, phases) : phases;
  await tx.query('update app.service_templates set phases = $2::text::jsonb where id = $1', [
    id,
    JSON.stringify(kept),
  ]);
  const [row] = await tx.query<{ card: ServiceTemplate }>(
    'select card from app.template_cards where id = $1',
    [id],
  );
  if (!row) throw new Refusal(404, NO_TEMPLATE);
  return row.card;
}

/**
 * The phases with a caller's changes, and otherwise as they are by now.
 *
 * @param was the phases that the caller read
 * @throws Overtaken if somebody else has changed one of the same since
 */
function keepOthers(now: Phases, was: Phases, phases: Phases): Phases {
  const known = daysOf(was);
  const change = daysOf(phases);
  const changed = PHASE_NAMES.filter((name) => change[name] !== known[name]);
  const pick = (days: Days) => Object.fromEntries(changed.map((name) => [name, days[name]]));
  requireKnown(daysOf(now), { ...pick(change), was: pick(known) });
  const merged = { ...daysOf(now), ...pick(change) };
  return PHASE_NAMES.flatMap((name) => {
    const days = Number(merged[name]);
    return days > 0 ? [{ name, days }] : [];
  });
}

type Days = Record<string, number | ''>;

/** The days of each phase by its name; blank without it. */
function daysOf(phases: Phases): Days {
  const days = (name: string) => phases.find((phase) => phase.name === name)?.days ?? '';
  return Object.fromEntries(PHASE_NAMES.map((name) => [name, days(name)]));
}
