import { useMemo } from 'react';
import type { Ticket } from '#contract/tickets.ts';
import { useRows } from './useRows.ts';

const wholeList = {};

/** The person's open tickets whose last answer is the agency's, of the newest; none while they load or after a failure. */
export function useAnsweredTickets(): readonly Ticket[] {
  const { rows } = useRows('tickets', wholeList);
  return useMemo(
    () => rows.filter(({ status, waitingSince }) => status !== 'Cerrado' && waitingSince === null),
    [rows],
  );
}
