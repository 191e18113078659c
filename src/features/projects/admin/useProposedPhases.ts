import { useState } from 'react';
import { limaClock } from '#contract/limaTime.ts';
import { plusDays } from '#contract/businessDays.ts';
import { useListTemplatesQuery } from '#src/api/projectObjectsApi.ts';
import { businessDayFrom, proposePhases } from './proposePhases.ts';
import type { ProposedPhasesProps } from './ProposedPhases.tsx';

/**
 * The phases that a service's template proposes; null until they are read, and where there are none.
 *
 * @param isWanted whether they are proposed at first
 */
export function useProposedPhases(
  serviceId: string,
  isWanted: boolean,
  hasTemplates: boolean,
): ProposedPhasesProps | null {
  const { currentData: templates } = useListTemplatesQuery(undefined, { skip: !hasTemplates });
  const [wanted, setWanted] = useState(isWanted);
  const [start, setStart] = useState(() =>
    businessDayFrom(plusDays(limaClock(new Date()), 1))
      .toISOString()
      .slice(0, 10),
  );
  if (!templates) return null;
  const template = templates.rows.find((row) => String(row.serviceId) === serviceId);
  const phases =
    wanted && start !== '' && template !== undefined ? proposePhases(template.phases, start) : [];
  return { isWanted: wanted, onChange: setWanted, start, onStart: setStart, phases };
}
