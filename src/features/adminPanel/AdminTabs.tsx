import { createSelector } from '@reduxjs/toolkit';
import type { AdminData } from '#contract/admin.ts';
import type { Complaint } from '#contract/complaints.ts';
import { selectStaff, useAdminData } from '#src/api/adminData.ts';
import { complaintsApi } from '#src/api/complaintsApi.ts';
import { Tabs } from '#ui/Tabs';
import { adminPanelCopy } from './adminPanelCopy.ts';
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

const countAlone = {
  selectFromResult: ({ currentData }: { currentData?: Complaint[] | null }) => ({
    count: currentData?.length,
  }),
};

export interface AdminTabsProps {
  tabs: readonly AdminTab[];
  selected: AdminTab;
  onSelect: (tab: AdminTab) => void;
  /** Nothing is counted before it has come. */
  isThere: boolean;
}

/** The panel's tabs with how much is behind each. They alone render when a count changes. */
export function AdminTabs({ tabs, selected, onSelect, isThere }: AdminTabsProps) {
  const book = complaintsApi.endpoints.listComplaints.useQueryState(undefined, countAlone);
  const counts = { ...useAdminData(selectCounts), reclamaciones: book.count };
  return (
    <Tabs
      label={adminPanelCopy.tabs}
      tabs={tabs.map((id) => ({
        id,
        label: adminPanelCopy[id],
        count: isThere ? counts[id] : undefined,
      }))}
      selected={selected}
      onSelect={onSelect}
    />
  );
}
