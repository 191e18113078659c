import { useSearchParams } from 'react-router-dom';
import { useListComplaintsQuery } from '#src/api/complaintsApi.ts';
import { selectIsOffered } from '#src/api/furtherCalls.ts';
import { pollingOptions } from '#src/api/api.ts';
import { useListMessagesQuery } from '#src/api/messagesApi.ts';
import { TAB } from '#src/lib/panelPaths.ts';
import type { AdminTab } from '#src/lib/panelPaths.ts';

/** The panel's tabs in order (PANEL-1). */
const specifiedTabs = ['proyectos', 'tickets', 'ideas', 'personal'] as const satisfies AdminTab[];

export interface AdminTabChoice {
  /** The tabs that this server supports, in order. */
  tabs: readonly AdminTab[];
  selected: AdminTab;
  select: (tab: AdminTab) => void;
}

/**
 * The tab that the address names, or the first one. Selecting a tab resets search, filters and order.
 *
 * @param isRead whether the panel's query has finished; what is not specified is loaded after it, unless its tab is open
 */
export function useAdminTab(isRead: boolean): AdminTabChoice {
  const [params, setParams] = useSearchParams();
  const named = params.get(TAB);
  const options = (tab: AdminTab) => ({
    ...pollingOptions,
    // The open tab polls; for the count, a reload on focus is enough.
    pollingInterval: 0,
    skip: !isRead && named !== tab,
    selectFromResult: selectIsOffered,
  });
  const book = useListComplaintsQuery(undefined, options('reclamaciones'));
  const messages = useListMessagesQuery(undefined, options('mensajes'));
  const further = [
    { tab: 'reclamaciones', isOffered: book.isOffered },
    // After the book is known, so that no tab moves when another appears.
    { tab: 'mensajes', isOffered: book.isOffered === null ? null : messages.isOffered },
  ] as const;
  const offered = further.filter(({ tab, isOffered }) => isOffered ?? named === tab);
  const tabs: AdminTab[] = [...specifiedTabs, ...offered.map(({ tab }) => tab)];
  const selected = tabs.find((tab) => tab === named) ?? specifiedTabs[0];
  return {
    tabs,
    selected,
    select(tab) {
      if (tab !== selected) setParams(tab === specifiedTabs[0] ? {} : { [TAB]: tab });
    },
  };
}
