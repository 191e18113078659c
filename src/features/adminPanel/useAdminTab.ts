import { useSearchParams } from 'react-router-dom';
import { useListComplaintsQuery } from '#src/api/complaintsApi.ts';
import { whetherOffered } from '#src/api/furtherCalls.ts';
import { keptFresh } from '#src/api/api.ts';

/** The panel's tabs by their names in the address, in their order (PANEL-1). */
const adminTabs = ['proyectos', 'tickets', 'ideas', 'personal', 'reclamaciones'] as const;
export type AdminTab = (typeof adminTabs)[number];

const PARAMETER = 'tab';

export interface AdminTabChoice {
  /** Those of this server, in their order. */
  tabs: readonly AdminTab[];
  selected: AdminTab;
  select: (tab: AdminTab) => void;
}

/**
 * Which tab the address names, the first one without a name; another tab begins without search, filters and order.
 *
 * @param isRead whether the panel's own read is over; the book is not asked for beside it, unless its tab is open
 */
export function useAdminTab(isRead: boolean): AdminTabChoice {
  const [params, setParams] = useSearchParams();
  const named = params.get(PARAMETER);
  const isBookNamed = named === 'reclamaciones';
  const { isOffered } = useListComplaintsQuery(undefined, {
    ...keptFresh,
    // Its open tab reads it again and again; for the count, coming back to the page is often enough.
    pollingInterval: 0,
    skip: !isRead && !isBookNamed,
    selectFromResult: whetherOffered,
  });
  // The last tab, so that it moves no other one when it comes.
  const hasBook = isOffered ?? isBookNamed;
  const tabs = hasBook ? adminTabs : adminTabs.filter((tab) => tab !== 'reclamaciones');
  const selected = tabs.find((tab) => tab === named) ?? adminTabs[0];
  return {
    tabs,
    selected,
    select(tab) {
      if (tab !== selected) setParams(tab === adminTabs[0] ? {} : { [PARAMETER]: tab });
    },
  };
}
