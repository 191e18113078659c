import { useMemo, useState } from 'react';
import type { AdminData } from '#contract/admin.ts';
import type { Client } from '#contract/clients.ts';
import { useAdminData, useClientName } from '#src/api/adminData.ts';
import { useListExport, useRows } from '#src/api/useRows.ts';
import { useTableAddress } from '#src/lib/useTableAddress.ts';
import { ListHead, listQuery, SearchableTable, TableSkeleton, useIsTight } from '#ui/DataTable';
import { Alert } from '#ui/Alert';
import { EmptyState } from '#ui/EmptyState';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { InviteByMail } from '../invitations/InviteByMail.tsx';
import { inviteCopy } from '../invitations/inviteCopy.ts';
import { ClientDetail } from './ClientDetail.tsx';
import { clientColumns, fewerColumns, firstView, orderChoices } from './clientColumns.tsx';
import { clientsCopy as copy } from './clientsCopy.ts';

const selectRoles = ({ roles }: AdminData) => roles;

/** The panel's clients, with what the team knows of them (CLIENT-1). */
export function AdminClients() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const all = useAdminData(selectRoles);
  const columns = useIsTight() ? fewerColumns : clientColumns;
  const roles = useMemo(() => all.filter(({ name }) => name === 'client'), [all]);
  const address = useTableAddress(firstView);
  const { shownView } = address;
  const { client = '' } = shownView.filters;
  const query = listQuery(shownView, firstView, orderChoices, { client });
  const rows = useRows('clients', query, copy.loadFailed);
  return (
    <Stack $gap={8}>
      <VisuallyHidden as="p">{copy.purpose}</VisuallyHidden>
      <ListHead title={copy.table}>
        {roles.length === 1 && <InviteByMail roles={roles} onSent={setSentTo} />}
      </ListHead>
      {sentTo !== null && <Alert tone="success">{inviteCopy.sent(sentTo)}</Alert>}
      <SearchableTable
        copy={copy}
        address={address}
        columns={columns}
        orders={orderChoices}
        rows={rows}
        detail={detail}
        person={useClientName(client, rows.rows)}
        skeleton={<TableSkeleton filters={0} columns={columns} />}
        empty={<EmptyState next={<Text $quiet>{copy.noneNext}</Text>}>{copy.none}</EmptyState>}
        readExport={useListExport('clients', query)}
      />
    </Stack>
  );
}

const detail = {
  label: copy.detail,
  nameOf: ({ full_name, email }: Client) => `${copy.detail} de ${full_name}, ${email}`,
  show: (client: Client) => <ClientDetail client={client} />,
};
