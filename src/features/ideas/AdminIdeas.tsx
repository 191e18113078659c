import { useClientName } from '#src/api/adminData.ts';
import { useListExport, useRows } from '#src/api/useRows.ts';
import { useTableAddress } from '#src/lib/useTableAddress.ts';
import { EmptyState } from '#ui/EmptyState';
import { ListHead, listQuery, SearchableTable, TableSkeleton } from '#ui/DataTable';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { firstView, ideaColumns, ideaDetail } from './ideaColumns.tsx';
import { ideasCopy } from './ideasCopy.ts';

/** The panel's table of all generated ideas. */
export function AdminIdeas() {
  const address = useTableAddress(firstView);
  const { shownView } = address;
  const { client = '' } = shownView.filters;
  const query = listQuery(shownView, firstView, ideaColumns, { client });
  const rows = useRows('ideas', query);
  return (
    <Stack $gap={8}>
      <ListHead title={ideasCopy.table} />
      <SearchableTable
        copy={ideasCopy}
        address={address}
        columns={ideaColumns}
        rows={rows}
        detail={ideaDetail}
        person={useClientName(client, rows.rows)}
        skeleton={<TableSkeleton filters={0} />}
        empty={<NoIdeas />}
        readExport={useListExport('ideas', query)}
      />
    </Stack>
  );
}

export function NoIdeas() {
  return <EmptyState next={<Text $quiet>{ideasCopy.noneNext}</Text>}>{ideasCopy.none}</EmptyState>;
}
