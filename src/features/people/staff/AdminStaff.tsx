import { use, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { AdminData } from '#contract/admin.ts';
import type { Role } from '#contract/people.ts';
import type { StaffMember } from '#contract/team.ts';
import { useAdminData } from '#src/api/adminData.ts';
import { useListExport, useRows } from '#src/api/useRows.ts';
import { HistorySlot } from '#src/lib/historySlot.ts';
import { useTableAddress } from '#src/lib/useTableAddress.ts';
import { up } from '#src/theme/theme.ts';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { EmptyState } from '#ui/EmptyState';
import { ListHead, listQuery, SearchableTable, TableSkeleton } from '#ui/DataTable';
import type { RowDetail } from '#ui/DataTable';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { inviteCopy } from '../invitations/inviteCopy.ts';
import { InvitePart } from '../invitations/InviteByMail.tsx';
import { firstView } from './staffColumns.ts';
import { staffCopy, staffTableCopy } from './staffCopy.ts';
import { ManagePerson } from './ManagePerson.tsx';
import { StaffForm } from './StaffForm.tsx';
import { teamColumns } from './teamColumns.tsx';

const isOfStaff = ({ name }: Role) => name !== 'client';
export const selectRoles = ({ roles }: AdminData) => roles;

/** The table of staff, where people are managed (STAFF-4), and the form for a new staff member (STAFF-1). */
export function AdminStaff() {
  const [managed, setManaged] = useState<string | null>(null);
  const [columns] = useState(() => teamColumns(setManaged));
  const roles = useAdminData(selectRoles);
  const address = useTableAddress(firstView);
  const query = listQuery(address.shownView, firstView, columns);
  const team = useRows('staff', query);
  const person = team.rows.find(({ id }) => id === managed);
  return (
    <StaffColumns
      form={
        <>
          <StaffForm roles={roles} />
          <InvitePart roles={roles.filter(isOfStaff)} purpose={inviteCopy.purpose} />
        </>
      }
    >
      <SearchableTable
        copy={staffTableCopy}
        address={address}
        columns={columns}
        rows={team}
        detail={historyDetail}
        skeleton={<TableSkeleton filters={0} />}
        empty={<EmptyState>{staffTableCopy.none}</EmptyState>}
        readExport={useListExport('staff', query)}
      />
      {person && <ManagePerson person={person} roles={roles} onClose={() => setManaged(null)} />}
    </StaffColumns>
  );
}

interface StaffColumnsProps {
  form: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** The table and, beside it where there is room, the form. */
export function StaffColumns({ form, children }: StaffColumnsProps) {
  const formRef = useRef<HTMLElement>(null);
  const formId = useId();
  const listId = useId();
  return (
    <Columns>
      <Stack as="section" $gap={8} aria-labelledby={listId}>
        <ListHead id={listId} title={staffTableCopy.title}>
          <ToForm onClick={() => formRef.current?.querySelector('input')?.focus()}>
            {staffTableCopy.toForm}
          </ToForm>
        </ListHead>
        {children}
      </Stack>
      <Card as="section" ref={formRef} aria-labelledby={formId}>
        <Stack $gap={20}>
          <Stack $gap={4}>
            <Heading $look="section" id={formId}>
              {staffCopy.title}
            </Heading>
            <Text $look="small" $quiet>
              {staffCopy.purpose}
            </Text>
          </Stack>
          {form}
        </Stack>
      </Card>
    </Columns>
  );
}

const historyDetail: RowDetail<StaffMember> = {
  label: staffTableCopy.history,
  nameOf: ({ full_name }) => `${staffTableCopy.history} de ${full_name}`,
  show: (person) => <PersonHistory person={person} />,
};

function PersonHistory({ person: { id, full_name } }: { person: StaffMember }) {
  const showHistory = use(HistorySlot);
  return (
    <Stack $gap={16}>
      <Heading as="h3" $look="section">
        {staffTableCopy.historyOf(full_name)}
      </Heading>
      {showHistory({ object: `person:${id}`, isOpen: true })}
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[40]};
  align-items: start;
  ${up('lg')} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: ${({ theme }) => theme.space[24]};
  }
`;

/** Where the form is below the list. */
const ToForm = styled(Button)`
  ${up('lg')} {
    display: none;
  }
`;
