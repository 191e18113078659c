import { useMemo } from 'react';
import type { AdminData } from '#contract/admin.ts';
import type { Client } from '#contract/clients.ts';
import { useAdminData } from '#src/api/adminData.ts';
import { useListClientsQuery } from '#src/api/clientsApi.ts';
import { headOptions, useHead } from '#src/api/useHead.ts';
import type { ListHead } from '#src/api/usePages.ts';
import { useListFile, usePages } from '#src/api/usePages.ts';
import { useTableAddress } from '#src/lib/useTableAddress.ts';
import { LeadLine, listQuery, ListRegion, SearchableTable, useIsTight } from '#ui/DataTable';
import type { Column } from '#ui/DataTable';
import { EmptyState } from '#ui/EmptyState';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { InviteByMail } from '../InviteByMail.tsx';
import { ClientDetail } from './ClientDetail.tsx';
import {
  clientColumns,
  fewerColumns,
  fileColumns,
  firstView,
  orderChoices,
  textBesideColumns,
} from './clientColumns.tsx';
import { clientsCopy as copy } from './clientsCopy.ts';

const selectRoles = ({ roles }: AdminData) => roles;

/** The panel's clients, with what the team knows of them (CLIENT-1). */
export function AdminClients() {
  const read = useHead(useListClientsQuery(undefined, headOptions<Client>()), copy);
  const all = useAdminData(selectRoles);
  const columns = useIsTight() ? fewerColumns : clientColumns;
  const roles = useMemo(() => all.filter(({ name }) => name === 'client'), [all]);
  return (
    <Stack $gap={16}>
      <LeadLine>
        <Text $quiet>{copy.purpose}</Text>
        {roles.length === 1 && <InviteByMail roles={roles} />}
      </LeadLine>
      <ListRegion
        {...read}
        loading={copy.loading}
        filters={0}
        columns={columns}
        empty={<EmptyState next={<Text $quiet>{copy.noneNext}</Text>}>{copy.none}</EmptyState>}
      >
        {(head) => <ClientTable head={head} columns={columns} />}
      </ListRegion>
    </Stack>
  );
}

interface ClientTableProps {
  head: ListHead<Client>;
  columns: readonly Column<Client>[];
}

function ClientTable({ head, columns }: ClientTableProps) {
  const address = useTableAddress(firstView);
  const query = listQuery(address.shownView, firstView, orderChoices);
  return (
    <SearchableTable
      copy={copy}
      address={address}
      columns={columns}
      orders={orderChoices}
      fileColumns={fileColumns}
      rows={head.rows}
      pages={usePages('clients', head, query)}
      moreText={textBesideColumns}
      detail={detail}
      readFile={useListFile('clients', query)}
    />
  );
}

const detail = {
  label: copy.detail,
  nameOf: ({ full_name, email }: Client) => `${copy.detail} de ${full_name}, ${email}`,
  show: (client: Client) => <ClientDetail client={client} />,
};
