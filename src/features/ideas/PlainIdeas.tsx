import type { AdminData } from '#contract/admin.ts';
import { useAdminData } from '#src/api/adminData.ts';
import { PlainTable } from '#ui/DataTable';
import { NoIdeas } from './AdminIdeas.tsx';
import { ideaColumns, plainDetail } from './ideaColumns.tsx';
import { ideasCopy } from './ideasCopy.ts';

const selectIdeas = ({ ideas }: AdminData) => ideas;

/** The panel's ideas with a server of the specified calls alone. */
export function PlainIdeas() {
  const ideas = useAdminData(selectIdeas);
  if (ideas.length === 0) return <NoIdeas />;
  return (
    <PlainTable label={ideasCopy.table} columns={ideaColumns} rows={ideas} detail={plainDetail} />
  );
}
