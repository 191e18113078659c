import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { TICKET_STATUSES } from '#contract/ticketConstants.ts';
import { useClientName } from '#src/api/adminData.ts';
import { useListExport, useRows } from '#src/api/useRows.ts';
import { ticketPath } from '#src/lib/paths.ts';
import { useTableAddress } from '#src/lib/useTableAddress.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { focusedRowId, listQuery, SearchableTable, TableSkeleton } from '#ui/DataTable';
import { RowSaves } from '#ui/RowSaves';
import { SelectField } from '#ui/SelectField';
import { ShortcutsButton } from '#ui/Shortcuts';
import type { Shortcut } from '#ui/Shortcuts';
import { Stack } from '#ui/Stack';
import { TabPanel, Tabs } from '#ui/Tabs';
import { NoTickets } from '../NoTickets.tsx';
import { firstView, ticketDetail } from '../ticketColumns.tsx';
import { TicketListContext } from '../openedFrom.ts';
import type { TicketLinkState } from '../openedFrom.ts';
import { ticketsCopy } from '../ticketsCopy.ts';
import { useStatusEdit } from '../useStatusEdit.ts';
import { NewClientTicket } from './NewClientTicket.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { deskOrders, deskView, useDeskColumns, viewFilters, views } from './deskViews.tsx';
import { createSelection, SelectionContext } from './selection.ts';
import { useBulkStatus } from './useBulkStatus.ts';

/** The desk's table (TICKET-12): longest wait first, with views, bulk changes and shortcuts. */
export function DeskTable() {
  const userId = useSelector(selectProfile)?.id;
  return <RowSaves>{userId !== undefined && <Desk userId={userId} />}</RowSaves>;
}

/** The value in the address for tickets that wait for the agency's answer. */
const WAITING = 'por-responder';

function Desk({ userId }: { userId: string }) {
  const address = useTableAddress(deskView);
  const columns = useDeskColumns();
  const { view, shownView, change } = address;
  const { vista: shown = '', estado: wanted = '', client = '' } = shownView.filters;
  const query = listQuery(shownView, firstView, deskOrders, {
    ...viewFilters(shown, userId),
    client,
    ...(wanted === WAITING ? { state: 'waiting' } : { status: wanted }),
  });
  const read = useRows('tickets', query, ticketsCopy.loadFailed);
  const { rows } = read;
  const readExport = useListExport('tickets', query);
  const [selection] = useState(createSelection);
  const bulk = useBulkStatus();
  const { set } = useStatusEdit();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const place = useMemo(
    () => ({ at: pathname + search, ids: rows.map(({ id }) => id) }),
    [pathname, search, rows],
  );

  const begin = (what: TicketLinkState['begin']) => {
    const id = focusedRowId();
    if (id !== null) void navigate(ticketPath(id), { state: { from: place, begin: what } });
  };
  const keys: Shortcut[] = [
    { key: 'r', does: ticketsCopy.keyReply, run: () => begin('reply') },
    { key: 'n', does: ticketsCopy.keyNote, run: () => begin('note') },
    {
      key: 'e',
      does: ticketsCopy.keyClose,
      run: () => {
        const ticket = rows.find(({ id }) => id === focusedRowId());
        if (ticket !== undefined && ticket.status !== 'Cerrado') void set(ticket, 'Cerrado');
      },
    },
    { key: 'a', does: ticketsCopy.keyAssign, run: () => begin('assign') },
    { key: 'Ctrl Z', does: ticketsCopy.keyUndo },
  ];
  const selectedView = views.find(({ id }) => id === view.filters.vista)?.id ?? '';
  return (
    <SelectionContext value={selection}>
      <Stack $gap={8}>
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
          <Tools>
            <ShortcutsButton />
            <NewClientTicket userId={userId} />
          </Tools>
        </Head>
        <TabPanel tab={selectedView} busy={false}>
          <Rows>
            <TicketListContext value={place}>
              <SearchableTable
                copy={ticketsCopy}
                address={address}
                columns={columns}
                orders={deskOrders}
                rows={read}
                keys={keys}
                detail={ticketDetail}
                skeleton={<TableSkeleton oneWay columns={columns} />}
                empty={<NoTickets />}
                readExport={readExport}
                person={useClientName(client, rows)}
                lead={<SelectionBar selection={selection} rows={rows} bulk={bulk} />}
                filters={
                  <SelectField
                    label={ticketsCopy.status}
                    name="estado"
                    value={view.filters.estado}
                    onChange={({ target }) =>
                      change({ filters: { ...view.filters, estado: target.value } })
                    }
                  >
                    <option value="">{ticketsCopy.anyStatus}</option>
                    <option value={WAITING}>{ticketsCopy.toAnswer}</option>
                    {TICKET_STATUSES.map((status) => (
                      <option key={status}>{status}</option>
                    ))}
                  </SelectField>
                }
              />
            </TicketListContext>
          </Rows>
        </TabPanel>
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

const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  margin-left: auto;
  padding-block: ${({ theme }) => theme.space[4]};
`;

/** A selected row is tinted, also under the pointer. */
const Rows = styled.div`
  & tr[data-index]:has(> [data-look='who'] input:checked) {
    background: ${({ theme }) => theme.color.accentSoft};
  }
`;
