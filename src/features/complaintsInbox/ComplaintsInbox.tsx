import { useMemo } from 'react';
import { COMPLAINT_TYPES } from '#contract/complaintConstants.ts';
import type { Complaint } from '#contract/complaints.ts';
import { useListExport, useRows } from '#src/api/useRows.ts';
import { complaintTypes } from '#src/content/complaintSheet.ts';
import { useToday } from '#src/lib/useNow.ts';
import { useTableAddress } from '#src/lib/useTableAddress.ts';
import { ListHead, listQuery, SearchableTable, TableSkeleton } from '#ui/DataTable';
import type { RowDetail } from '#ui/DataTable';
import { EmptyState } from '#ui/EmptyState';
import { SelectField } from '#ui/SelectField';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { ComplaintDetail } from './ComplaintDetail.tsx';
import { firstView, inboxColumns } from './inboxColumns.tsx';
import { inboxCopy } from './inboxCopy.ts';
import { stateFilters } from './inboxFilters.ts';

/** The admin panel's complaints, earliest deadline first; search, filters and order are kept in the address. */
export function ComplaintsInbox() {
  const address = useTableAddress(firstView);
  const { view, shownView, change } = address;
  const { estado: state = '', tipo: type = '' } = shownView.filters;
  const today = useToday();
  const columns = useMemo(() => inboxColumns(today), [today]);
  const wanted = stateFilters.find(({ value }) => value === state);
  const query = listQuery(shownView, firstView, columns, { state: wanted?.field ?? '', type });
  const look = (filter: Record<string, string>) =>
    change({ filters: { ...view.filters, ...filter } });

  return (
    <Stack $gap={8}>
      <ListHead title={inboxCopy.table} />
      <SearchableTable
        copy={inboxCopy}
        address={address}
        columns={columns}
        rows={useRows('complaints', query, inboxCopy.loadFailed)}
        detail={detail}
        skeleton={<TableSkeleton filters={2} columns={columns} />}
        empty={
          <EmptyState next={<Text $quiet>{inboxCopy.noneNext}</Text>}>{inboxCopy.none}</EmptyState>
        }
        readExport={useListExport('complaints', query)}
        filters={
          <>
            <SelectField
              label={inboxCopy.state}
              name="estado"
              value={view.filters.estado ?? ''}
              onChange={({ target }) => look({ estado: target.value })}
            >
              <option value="">{inboxCopy.anyState}</option>
              {stateFilters.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={inboxCopy.type}
              name="tipo"
              value={view.filters.tipo ?? ''}
              onChange={({ target }) => look({ tipo: target.value })}
            >
              <option value="">{inboxCopy.anyType}</option>
              {COMPLAINT_TYPES.map((value) => (
                <option key={value} value={value}>
                  {complaintTypes[value]}
                </option>
              ))}
            </SelectField>
          </>
        }
      />
    </Stack>
  );
}

const detail: RowDetail<Complaint> = {
  label: inboxCopy.detail,
  nameOf: ({ code }) => `${inboxCopy.detail}: ${code}`,
  show: (complaint) => <ComplaintDetail complaint={complaint} />,
};
