import { useCallback, useMemo } from 'react';
import { COMPLAINT_TYPES } from '#contract/complaintConstants.ts';
import type { Complaint } from '#contract/complaints.ts';
import { useListFile, usePages } from '#src/api/usePages.ts';
import type { ListHead } from '#src/api/usePages.ts';
import { complaintTypes } from '#src/content/complaintSheet.ts';
import { useTableAddress } from '#src/lib/useTableAddress.ts';
import { listQuery, SearchableTable } from '#ui/DataTable';
import type { RowDetail } from '#ui/DataTable';
import { SelectField } from '#ui/SelectField';
import { ComplaintDetail } from './ComplaintDetail.tsx';
import { dayIn } from './dueState.ts';
import { firstView, inboxColumns, sheetText } from './inboxColumns.tsx';
import { inboxCopy } from './inboxCopy.ts';
import { fileColumns } from './inboxFile.ts';
import { passesInbox, stateFilters } from './inboxFilters.ts';

/** The table of complaints, earliest deadline first; search, filters and order are kept in the address. */
export function InboxTable({ head }: { head: ListHead<Complaint> }) {
  const address = useTableAddress(firstView);
  const { view, shownView, change } = address;
  const { estado: state = '', tipo: type = '' } = shownView.filters;
  const today = dayIn(new Date());
  const columns = useMemo(() => inboxColumns(today), [today]);
  const wanted = stateFilters.find(({ value }) => value === state);
  const query = listQuery(shownView, firstView, columns, { state: wanted?.field ?? '', type });
  // Always read pages instead of `head`: an answered complaint leaves the head, but keeps its place in a page.
  const pages = usePages('complaints', head, { sort: 'dueDate', order: 'asc', ...query });
  const passes = useCallback(
    (complaint: Complaint) => passesInbox(complaint, { state, type, today }),
    [state, type, today],
  );
  const look = (filter: Record<string, string>) =>
    change({ filters: { ...view.filters, ...filter } });

  return (
    <SearchableTable
      copy={inboxCopy}
      address={address}
      columns={columns}
      rows={head.rows}
      pages={pages}
      passes={passes}
      moreText={sheetText}
      detail={detail}
      fileColumns={fileColumns(today)}
      readFile={useListFile('complaints', query)}
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
  );
}

const detail: RowDetail<Complaint> = {
  label: inboxCopy.detail,
  nameOf: ({ code }) => `${inboxCopy.detail}: ${code}`,
  show: (complaint) => <ComplaintDetail complaint={complaint} />,
};
