import { createSelector } from '@reduxjs/toolkit';
import type { AdminData } from '#contract/admin.ts';
import type { More } from '#contract/lists.ts';
import { selectClients, selectStaff, useAdminData } from '#src/api/adminData.ts';
import { totalOf, useCountRowsQuery } from '#src/api/listsApi.ts';
import type { PagedList } from '#src/api/listsApi.ts';
import { useLivePolling } from '#src/api/live.ts';
import { thousands } from '#src/lib/countText.ts';
import type { RowTotal } from '#src/lib/countText.ts';
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
    (data: AdminData) => countOf(selectClients(data)),
  ],
  (proyectos, tickets, ideas, personal, clientes): Partial<Record<AdminTab, string>> => ({
    proyectos,
    tickets,
    ideas,
    personal,
    clientes,
  }),
);

/** The count of a list that the bundle does not have: null while it loads; undefined when that failed. */
function useCount(list: PagedList, isShown: boolean): string | null | undefined {
  return useCountRowsQuery(list, {
    ...useLivePolling(),
    skip: !isShown,
    selectFromResult: ({ currentData, isError }) => ({
      count: currentData ? textOf(currentData) : isError ? undefined : null,
    }),
  }).count;
}

/** The count of a tab; '10,000+' when the server stopped counting there. */
function countOf(rows: readonly unknown[], more?: Omit<More, 'next'>): string {
  return textOf(totalOf(more ?? { total: rows.length, exact: true }));
}

function textOf({ count, exact }: RowTotal): string {
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
  const counts = {
    ...useAdminData(selectCounts),
    reclamaciones: useCount('complaints', tabs.includes('reclamaciones')),
    mensajes: useCount('contactMessages', tabs.includes('mensajes')),
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
