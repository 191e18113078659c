import { useCallback } from 'react';
import { MESSAGE_STATUSES } from '#contract/messageConstants.ts';
import type { ContactMessage } from '#contract/messages.ts';
import { useListFile, usePages } from '#src/api/usePages.ts';
import type { ListHead } from '#src/api/usePages.ts';
import { useTableAddress } from '#src/lib/useTableAddress.ts';
import { listQuery, SearchableTable } from '#ui/DataTable';
import type { Column } from '#ui/DataTable';
import { SelectField } from '#ui/SelectField';
import {
  fileColumns,
  firstView,
  messageColumns,
  messageDetail,
  textBesideColumns,
} from './messageColumns.tsx';
import { messagesCopy as copy, statusLabel } from './messagesCopy.ts';

interface MessageTableProps {
  head: ListHead<ContactMessage>;
  columns: readonly Column<ContactMessage>[];
}

/** The table of messages, newest first; search, filter and order are kept in the address. */
export function MessageTable({ head, columns }: MessageTableProps) {
  const address = useTableAddress(firstView);
  const { view, shownView, change } = address;
  const wanted = shownView.filters.estado ?? '';
  const query = listQuery(shownView, firstView, messageColumns, { status: wanted });
  const pages = usePages('messages', head, query);
  const passes = useCallback(
    ({ status }: ContactMessage) => wanted === '' || status === wanted,
    [wanted],
  );
  return (
    <SearchableTable
      copy={copy}
      address={address}
      columns={columns}
      orders={messageColumns}
      rows={head.rows}
      pages={pages}
      passes={passes}
      moreText={textBesideColumns}
      detail={messageDetail}
      fileColumns={fileColumns}
      readFile={useListFile('messages', query)}
      filters={
        <SelectField
          label={copy.status}
          name="estado"
          value={view.filters.estado ?? ''}
          onChange={({ target }) => change({ filters: { ...view.filters, estado: target.value } })}
        >
          <option value="">{copy.anyStatus}</option>
          {MESSAGE_STATUSES.map((status) => (
            <option key={status} value={status}>
              {statusLabel(status)}
            </option>
          ))}
        </SelectField>
      }
    />
  );
}
