import { useState } from 'react';
import { CONTACT_MESSAGE_STATUSES } from '#contract/contactMessageConstants.ts';
import { useListExport, useRows } from '#src/api/useRows.ts';
import { useTableAddress } from '#src/lib/useTableAddress.ts';
import {
  ExportButton,
  ListHead,
  listQuery,
  SearchableTable,
  TableSkeleton,
  useIsTight,
} from '#ui/DataTable';
import { Alert } from '#ui/Alert';
import { EmptyState } from '#ui/EmptyState';
import { RowSaves } from '#ui/RowSaves';
import { SelectField } from '#ui/SelectField';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import {
  contactMessageColumns,
  contactMessageDetail,
  fewerColumns,
  firstView,
} from './contactMessageColumns.tsx';
import { contactMessagesCopy as copy, statusLabel } from './contactMessagesCopy.ts';
import { NewMessage } from './NewMessage.tsx';

/** The panel's contact messages, newest first, and the export of the newsletter's subscribers (PANEL-15). */
export function AdminContactMessages() {
  const columns = useIsTight() ? fewerColumns : contactMessageColumns;
  const address = useTableAddress(firstView);
  const { view, shownView, change } = address;
  const status = shownView.filters.estado ?? '';
  const query = listQuery(shownView, firstView, contactMessageColumns, { status });
  const [created, setCreated] = useState<string | null>(null);
  const readSubscribers = useListExport('subscribers', noFilters);
  return (
    <Stack $gap={8}>
      <VisuallyHidden as="p">{copy.purpose}</VisuallyHidden>
      <ListHead title={copy.table}>
        <ExportButton name={copy.subscribersExport} readExport={readSubscribers}>
          {copy.subscribers}
        </ExportButton>
        <NewMessage onCreated={setCreated} />
      </ListHead>
      {created !== null && <Alert tone="success">{copy.created(created)}</Alert>}
      <RowSaves>
        <SearchableTable
          copy={copy}
          address={address}
          columns={columns}
          orders={contactMessageColumns}
          rows={useRows('contactMessages', query, copy.loadFailed)}
          detail={contactMessageDetail}
          skeleton={<TableSkeleton filters={1} columns={columns} />}
          empty={<EmptyState next={<Text $quiet>{copy.noneNext}</Text>}>{copy.none}</EmptyState>}
          readExport={useListExport('contactMessages', query)}
          filters={
            <SelectField
              label={copy.status}
              name="estado"
              value={view.filters.estado ?? ''}
              onChange={({ target }) =>
                change({ filters: { ...view.filters, estado: target.value } })
              }
            >
              <option value="">{copy.anyStatus}</option>
              {CONTACT_MESSAGE_STATUSES.map((value) => (
                <option key={value} value={value}>
                  {statusLabel(value)}
                </option>
              ))}
            </SelectField>
          }
        />
      </RowSaves>
    </Stack>
  );
}

const noFilters = {};
