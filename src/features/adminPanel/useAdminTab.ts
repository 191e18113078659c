import { useSearchParams } from 'react-router-dom';

/** The panel's tabs by their names in the address, in their order (PANEL-1). */
export const adminTabs = ['proyectos', 'tickets', 'ideas', 'personal', 'reclamaciones'] as const;
export type AdminTab = (typeof adminTabs)[number];

const PARAMETER = 'tab';

/** Which tab the address names, the first one without a name; another tab begins without search, filters and order. */
export function useAdminTab(): [AdminTab, (tab: AdminTab) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get(PARAMETER);
  const selected = adminTabs.find((tab) => tab === named) ?? adminTabs[0];
  return [
    selected,
    (tab) => {
      if (tab !== selected) setParams(tab === adminTabs[0] ? {} : { [PARAMETER]: tab });
    },
  ];
}
