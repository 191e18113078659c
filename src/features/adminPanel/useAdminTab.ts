import { useSearchParams } from 'react-router-dom';
import { useListComplaintsQuery } from '#src/api/complaintsApi.ts';
import { selectIsOffered } from '#src/api/furtherCalls.ts';
import { pollingOptions } from '#src/api/api.ts';

/** The panel's tabs in order, named as in the address (PANEL-1). */
const adminTabs = ['proyectos', 'tickets', 'ideas', 'personal', 'reclamaciones'] as const;
export type AdminTab = (typeof adminTabs)[number];

const PARAMETER = 'tab';

export interface AdminTabChoice {
  /** The tabs that this server supports, in order. */
  tabs: readonly AdminTab[];
  selected: AdminTab;
  select: (tab: AdminTab) => void;
}

/**
 * The tab that the address names, or the first one. Selecting a tab resets search, filters and order.
 *
 * @param isRead whether the panel's query has finished; the complaints book is loaded after it, unless its tab is open
 */
export function useAdminTab(isRead: boolean): AdminTabChoice {
  const [params, setParams] = useSearchParams();
  const named = params.get(PARAMETER);
  const isBookNamed = named === 'reclamaciones';
  const { isOffered } = useListComplaintsQuery(undefined, {
    ...pollingOptions,
    // The open tab polls; for the count, a reload on focus is enough.
    pollingInterval: 0,
    skip: !isRead && !isBookNamed,
    selectFromResult: selectIsOffered,
  });
  // The last tab, so that no other tab moves when it appears.
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
