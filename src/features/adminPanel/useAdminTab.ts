import { useSearchParams } from 'react-router-dom';
import { useListClientsQuery } from '#src/api/clientsApi.ts';
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
 */
export function useAdminTab(): AdminTabChoice {
  const [params, setParams] = useSearchParams();
  const named = params.get(TAB);
  const options = {
    ...pollingOptions,
    // The open tab polls; for the count, a reload on focus is enough.
    pollingInterval: 0,
    selectFromResult: selectIsOffered,
  };
  const clients = useListClientsQuery(undefined, options);
  const book = useListComplaintsQuery(undefined, options);
  const messages = useListMessagesQuery(undefined, options);
  const further = [
    { tab: 'clientes', isOffered: clients.isOffered },
    { tab: 'reclamaciones', isOffered: book.isOffered },
    { tab: 'mensajes', isOffered: messages.isOffered },
  ] as const;
  // A tab appears after those before it, so that none moves.
  const unknown = further.findIndex(({ isOffered }) => isOffered === null);
  const offered = further.filter(({ tab, isOffered }, at) =>
    isOffered === null || (unknown >= 0 && at > unknown) ? named === tab : isOffered,
  );
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
