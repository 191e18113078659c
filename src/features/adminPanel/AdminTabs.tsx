import { createSelector } from '@reduxjs/toolkit';
import type { AdminData } from '#contract/admin.ts';
import { selectStaff, useAdminData } from '#src/api/adminData.ts';
import { Tabs } from '#ui/Tabs';
import { adminPanelCopy } from './adminPanelCopy.ts';
import { adminTabs } from './useAdminTab.ts';
import type { AdminTab } from './useAdminTab.ts';

/** The same object until a count changes. */
const selectCounts = createSelector(
  [
    ({ projects }: AdminData) => projects.length,
    ({ tickets }: AdminData) => tickets.length,
    ({ ideas }: AdminData) => ideas.length,
    (data: AdminData) => selectStaff(data).length,
  ],
  (proyectos, tickets, ideas, personal): Partial<Record<AdminTab, number>> => ({
    ...{ proyectos, tickets, ideas, personal },
  }),
);

export interface AdminTabsProps {
  selected: AdminTab;
  onSelect: (tab: AdminTab) => void;
  /** Nothing is counted before it has come. */
  isThere: boolean;
}

/** The panel's tabs with how much is behind each. They alone render when a count changes. */
export function AdminTabs({ selected, onSelect, isThere }: AdminTabsProps) {
  const counts = useAdminData(selectCounts);
  return (
    <Tabs
      label={adminPanelCopy.tabs}
      tabs={adminTabs.map((id) => ({
        id,
        label: adminPanelCopy[id],
        count: isThere ? counts[id] : undefined,
      }))}
      selected={selected}
      onSelect={onSelect}
    />
  );
}
