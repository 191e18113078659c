import { useCallback, useMemo, useState } from 'react';
import { COMPLAINT_TYPES } from '#contract/complaints.ts';
import type { Complaint } from '#contract/complaints.ts';
import { complaintTypes } from '#src/content/complaintSheet.ts';
import { countText } from '#src/lib/countText.ts';
import { useTableAddress } from '#src/lib/useTableAddress.ts';
import type { TableView } from '#src/lib/useTableAddress.ts';
import { Button } from '#ui/Button';
import { CsvButton, DataTable, TableTools, useTableRows } from '#ui/DataTable';
import type { RowDetail } from '#ui/DataTable';
import { EmptyState } from '#ui/EmptyState';
import { SelectField } from '#ui/SelectField';
import { Stack } from '#ui/Stack';
import { ComplaintDetail } from './ComplaintDetail.tsx';
import { dayIn } from './dueState.ts';
import { firstView, inboxColumns, sheetText } from './inboxColumns.tsx';
import { inboxCopy } from './inboxCopy.ts';
import { fileColumns } from './inboxFile.ts';
import { passesInbox, stateFilters } from './inboxFilters.ts';

/** The complaints, what is due first; search, filters and order are kept in the address. */
export function InboxTable({ complaints }: { complaints: readonly Complaint[] }) {
  const { view, shownView, change, clear } = useTableAddress(firstView);
  const { estado: state = '', tipo: type = '' } = shownView.filters;
  const today = dayIn(new Date());

  // What somebody just answered stays where they are working until they look for something else.
  const [held, setHeld] = useState(none);
  const hold = useCallback((id: string) => setHeld((now) => new Set([...now, id])), []);
  function look(part: Partial<TableView>) {
    setHeld(none);
    change(part);
  }

  const columns = useMemo(() => inboxColumns(today, held), [today, held]);
  const detail = useMemo(() => detailOf(hold), [hold]);
  const passes = useCallback(
    (complaint: Complaint) => passesInbox(complaint, { state, type, today, held }),
    [state, type, today, held],
  );
  const shown = useTableRows(complaints, { columns, view: shownView, passes, moreText: sheetText });

  return (
    <Stack $gap={16}>
      <TableTools
        columns={columns}
        view={view}
        onChange={look}
        count={countText(shown.length, complaints.length, inboxCopy.one, inboxCopy.many)}
      >
        <SelectField
          label={inboxCopy.state}
          name="estado"
          value={view.filters.estado ?? ''}
          onChange={({ target }) => look({ filters: { ...view.filters, estado: target.value } })}
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
          onChange={({ target }) => look({ filters: { ...view.filters, tipo: target.value } })}
        >
          <option value="">{inboxCopy.anyType}</option>
          {COMPLAINT_TYPES.map((value) => (
            <option key={value} value={value}>
              {complaintTypes[value]}
            </option>
          ))}
        </SelectField>
        <CsvButton name={inboxCopy.file} columns={fileColumns(today)} rows={shown} />
      </TableTools>
      {shown.length === 0 ? (
        <EmptyState next={<Button onClick={clear}>{inboxCopy.clear}</Button>}>
          {inboxCopy.noneFound}
        </EmptyState>
      ) : (
        <DataTable
          label={inboxCopy.table}
          columns={columns}
          rows={shown}
          keyOf={idOf}
          sort={view.sort}
          onSort={(sort) => look({ sort })}
          detail={detail}
        />
      )}
    </Stack>
  );
}

const none: ReadonlySet<string> = new Set();

function idOf({ id }: Complaint): string {
  return id;
}

function detailOf(onAnswered: (id: string) => void): RowDetail<Complaint> {
  return {
    label: inboxCopy.detail,
    nameOf: ({ code }) => `${inboxCopy.detail}: ${code}`,
    show: (complaint) => (
      <ComplaintDetail complaint={complaint} onAnswered={() => onAnswered(complaint.id)} />
    ),
  };
}
