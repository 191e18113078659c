import { selectHead, useAdminData } from '#src/api/adminData.ts';
import { useListFile, usePages } from '#src/api/usePages.ts';
import { useTableAddress } from '#src/lib/useTableAddress.ts';
import { EmptyState } from '#ui/EmptyState';
import { listQuery, SearchableTable } from '#ui/DataTable';
import { Text } from '#ui/Text';
import { firstView, ideaColumns, ideaDetail } from './ideaColumns.tsx';
import { ideasCopy } from './ideasCopy.ts';

/** Every idea that the generator gave, whoever asked for it. */
export function AdminIdeas() {
  const head = useAdminData(selectHead.ideas);
  const address = useTableAddress(firstView);
  const query = listQuery(address.shownView, firstView, ideaColumns);
  const pages = usePages('ideas', head, query);
  const readFile = useListFile('ideas', query);
  if (head.rows.length === 0) {
    return (
      <EmptyState next={<Text $quiet>{ideasCopy.noneNext}</Text>}>{ideasCopy.none}</EmptyState>
    );
  }
  return (
    <SearchableTable
      copy={ideasCopy}
      address={address}
      columns={ideaColumns}
      rows={head.rows}
      pages={pages}
      detail={ideaDetail}
      readFile={readFile}
    />
  );
}
