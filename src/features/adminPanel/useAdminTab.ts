import { useSearchParams } from 'react-router-dom';
import { TAB } from '#src/lib/panelPaths.ts';
import type { AdminTab } from '#src/lib/panelPaths.ts';

export interface AdminTabChoice {
  selected: AdminTab;
  select: (tab: AdminTab) => void;
}

/** The tab that the address names, or the first one. Selecting a tab resets search, filters and order. */
export function useAdminTab(tabs: readonly AdminTab[]): AdminTabChoice {
  const [params, setParams] = useSearchParams();
  const named = params.get(TAB);
  const [first = 'proyectos'] = tabs;
  const selected = tabs.find((tab) => tab === named) ?? first;
  return {
    selected,
    select(tab) {
      if (tab !== selected) setParams(tab === first ? {} : { [TAB]: tab });
    },
  };
}
