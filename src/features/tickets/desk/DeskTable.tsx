import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { Ticket } from '#contract/tickets.ts';
import type { ListHead } from '#src/api/usePages.ts';
import { ticketPath } from '#src/lib/paths.ts';
import { useTableAddress } from '#src/lib/useTableAddress.ts';
import { SearchableTable } from '#ui/DataTable';
import { RowSaves } from '#ui/RowSaves';
import { Stack } from '#ui/Stack';
import { TabPanel, Tabs } from '#ui/Tabs';
import { Shortcuts } from '../Shortcuts.tsx';
import { ticketColumns } from '../ticketColumns.tsx';
import { ticketsCopy } from '../ticketsCopy.ts';
import { useTicketTable } from '../useTicketTable.tsx';
import { ResultBar, SelectionBar } from './BulkBars.tsx';
import { deskColumns, deskOrders, deskView, isInView, viewFilters, views } from './deskViews.tsx';
import { createSelection, SelectionContext } from './selection.ts';
import { useBulkStatus } from './useBulkStatus.ts';
import { useRowKeys } from './useRowKeys.ts';

export interface DeskTableProps {
  head: ListHead<Ticket>;
  userId: string;
}

/** The desk's table (TICKET-12): longest wait first, with views, bulk changes and shortcuts. */
export function DeskTable(props: DeskTableProps) {
  return (
    <RowSaves>
      <Desk {...props} />
    </RowSaves>
  );
}

function Desk({ head, userId }: DeskTableProps) {
  const address = useTableAddress(deskView);
  const { view, shownView, change } = address;
  const shown = shownView.filters.vista ?? '';
  const table = useTicketTable({
    ...{ head, address, columns: deskColumns, orders: deskOrders },
    filters: viewFilters(shown, userId),
    passes: useCallback((ticket: Ticket) => isInView(shown, userId, ticket), [shown, userId]),
  });
  const rows = table.pages?.rows ?? head.rows;
  const [selection] = useState(createSelection);
  const bulk = useBulkStatus();
  const placeRef = useRef<HTMLDivElement>(null);
  const { move, currentPath } = useRowKeys(placeRef);
  const navigate = useNavigate();

  const begin = (kind: 'reply' | 'note') => {
    const path = currentPath();
    if (path !== null) void navigate(path, { state: { begin: kind } });
  };
  const selectedView = views.find(({ id }) => id === view.filters.vista)?.id ?? '';
  return (
    <SelectionContext value={selection}>
      <Stack $gap={16} ref={placeRef}>
        <Head>
          <Tabs
            label={ticketsCopy.views}
            tabs={views}
            selected={selectedView}
            onSelect={(vista) => {
              selection.clear();
              change({ filters: { ...view.filters, vista }, sort: deskView.sort });
            }}
          />
          <Shortcuts
            shortcuts={[
              { key: 'j', does: ticketsCopy.keyNext, run: () => move(1) },
              { key: 'k', does: ticketsCopy.keyPrevious, run: () => move(-1) },
              { key: 'Enter', does: ticketsCopy.keyOpen },
              { key: 'r', does: ticketsCopy.keyReply, run: () => begin('reply') },
              { key: 'n', does: ticketsCopy.keyNote, run: () => begin('note') },
              {
                key: 'e',
                does: ticketsCopy.keyClose,
                run: () => {
                  const ticket = rows.find(({ id }) => ticketPath(id) === currentPath());
                  if (ticket !== undefined) void bulk.apply([ticket], 'Cerrado');
                },
              },
            ]}
          />
        </Head>
        <TabPanel tab={selectedView} busy={false}>
          <Rows>
            <SearchableTable
              {...table}
              fileColumns={ticketColumns}
              lead={<SelectionBar selection={selection} rows={rows} bulk={bulk} />}
            />
          </Rows>
        </TabPanel>
        <ResultBar bulk={bulk} selection={selection} />
      </Stack>
    </SelectionContext>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${({ theme }) => theme.space[16]};
  box-shadow: inset 0 -1px ${({ theme }) => theme.color.line};
  & > :first-child {
    flex: 1 1 auto;
    min-width: 0;
    /* The rule below spans the tabs and what is beside them, so the tabs stay inside the page's column. */
    margin-inline: 0;
    padding-inline: 0;
    mask-image: none;
  }
`;

/** A selected row is tinted, also under the pointer. */
const Rows = styled.div`
  & tr[data-index]:has(> [data-look='who'] input:checked) {
    background: ${({ theme }) => theme.color.accentSoft};
  }
`;
