import { createSelector } from '@reduxjs/toolkit';
import type { AdminData } from '#contract/admin.ts';
import type { More, Page } from '#contract/lists.ts';
import { selectStaff, useAdminData } from '#src/api/adminData.ts';
import { clientsApi } from '#src/api/clientsApi.ts';
import { complaintsApi } from '#src/api/complaintsApi.ts';
import { messagesApi } from '#src/api/messagesApi.ts';
import { totalOf } from '#src/api/usePages.ts';
import { thousands } from '#src/lib/countText.ts';
import type { AdminTab } from '#src/lib/panelPaths.ts';
import { Tabs } from '#ui/Tabs';
import { adminPanelCopy } from './adminPanelCopy.ts';

/** Memoized: returns the same object until a count changes. */
const selectCounts = createSelector(
  [
    ({ projects, more }: AdminData) => countOf(projects, more?.projects),
    ({ tickets, more }: AdminData) => countOf(tickets, more?.tickets),
    ({ ideas, more }: AdminData) => countOf(ideas, more?.ideas),
    (data: AdminData) => countOf(selectStaff(data)),
  ],
  (proyectos, tickets, ideas, personal): Partial<Record<AdminTab, string>> => ({
    ...{ proyectos, tickets, ideas, personal },
  }),
);

interface CountedQuery {
  currentData?: Page<unknown> | null | undefined;
  isError: boolean;
}

/** Null while it loads; undefined when that failed. */
const countAlone = {
  selectFromResult: ({ currentData, isError }: CountedQuery) => ({
    count: currentData ? countOf(currentData.rows, currentData) : isError ? undefined : null,
  }),
};

/** The count of a tab; '10,000+' when the server stopped counting there. */
function countOf(rows: readonly unknown[], more?: Omit<More, 'next'>): string {
  const { count, exact } = totalOf(more ?? { total: rows.length, exact: true });
  return `${thousands(count)}${exact ? '' : '+'}`;
}

export interface AdminTabsProps {
  tabs: readonly AdminTab[];
  selected: AdminTab;
  onSelect: (tab: AdminTab) => void;
  /** Until the data has loaded the counts are not shown. */
  hasData: boolean;
  /** Whether the counts failed to load: no room is left for them. */
  hasFailed: boolean;
}

/** The panel's tabs with their counts. Only this component rerenders when a count changes. */
export function AdminTabs({ tabs, selected, onSelect, hasData, hasFailed }: AdminTabsProps) {
  const clients = clientsApi.endpoints.listClients.useQueryState(undefined, countAlone);
  const book = complaintsApi.endpoints.listComplaints.useQueryState(undefined, countAlone);
  const messages = messagesApi.endpoints.listMessages.useQueryState(undefined, countAlone);
  const counts = {
    ...useAdminData(selectCounts),
    clientes: clients.count,
    reclamaciones: book.count,
    mensajes: messages.count,
  };
  return (
    <Tabs
      label={adminPanelCopy.tabs}
      tabs={tabs.map((id) => ({
        id,
        label: adminPanelCopy[id],
        count: hasData ? counts[id] : hasFailed ? undefined : null,
      }))}
      selected={selected}
      onSelect={onSelect}
    />
  );
}
