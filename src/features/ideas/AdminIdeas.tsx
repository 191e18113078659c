import type { AdminData } from '#contract/admin.ts';
import { useAdminData } from '#src/api/adminData.ts';
import { EmptyState } from '#ui/EmptyState';
import { SearchableTable } from '#ui/DataTable';
import { Text } from '#ui/Text';
import { firstView, ideaColumns, ideaDetail } from './ideaColumns.tsx';
import { ideasCopy } from './ideasCopy.ts';

const selectIdeas = ({ ideas }: AdminData) => ideas;

/** Every idea that the generator gave, whoever asked for it. */
export function AdminIdeas() {
  const ideas = useAdminData(selectIdeas);
  if (ideas.length === 0) {
    return (
      <EmptyState next={<Text $quiet>{ideasCopy.noneNext}</Text>}>{ideasCopy.none}</EmptyState>
    );
  }
  return (
    <SearchableTable
      copy={ideasCopy}
      firstView={firstView}
      columns={ideaColumns}
      rows={ideas}
      detail={ideaDetail}
    />
  );
}
