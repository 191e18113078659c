import { use, useId, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { AdminData } from '#contract/admin.ts';
import type { Role } from '#contract/people.ts';
import type { StaffMember } from '#contract/team.ts';
import { selectStaff, useAdminData } from '#src/api/adminData.ts';
import { useIsHistoryOffered } from '#src/api/historyApi.ts';
import { useListTeamQuery } from '#src/api/teamApi.ts';
import { useListFile } from '#src/api/usePages.ts';
import { HistorySlot } from '#src/lib/historySlot.ts';
import { useTableAddress } from '#src/lib/useTableAddress.ts';
import { up } from '#src/theme/theme.ts';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { EmptyState } from '#ui/EmptyState';
import { listQuery, SearchableTable, TableSkeleton } from '#ui/DataTable';
import type { RowDetail } from '#ui/DataTable';
import { Heading } from '#ui/Heading';
import { Cluster, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { inviteCopy } from './inviteCopy.ts';
import { InviteByMail } from './InviteByMail.tsx';
import { firstView, staffColumns } from './staffColumns.ts';
import { staffCopy, staffTableCopy } from './staffCopy.ts';
import { ManagePerson } from './ManagePerson.tsx';
import { StaffForm } from './StaffForm.tsx';
import { teamColumns } from './teamColumns.tsx';

const isOfStaff = ({ name }: Role) => name !== 'client';
const selectRoles = ({ roles }: AdminData) => roles;

/** The table of staff, where people are managed (STAFF-4), and the form for a new staff member (STAFF-1). */
export function AdminStaff() {
  const profiles = useAdminData(selectStaff);
  const { currentData: team = null, isLoading } = useListTeamQuery();
  const [managed, setManaged] = useState<string | null>(null);
  const [columnsOfTeam] = useState(() => teamColumns(setManaged));
  const staff = useMemo(() => withTeam(profiles, team), [profiles, team]);
  const columns = team === null ? staffColumns : columnsOfTeam;
  const person = staff.find(({ id }) => id === managed);
  const roles = useAdminData(selectRoles);
  const address = useTableAddress(firstView);
  const readFile = useListFile('staff', listQuery(address.shownView, firstView, columns));
  const hasHistory = useIsHistoryOffered(staff[0] === undefined ? null : `person:${staff[0].id}`);
  const formRef = useRef<HTMLElement>(null);
  const formId = useId();
  const listId = useId();
  return (
    <Columns>
      <Stack as="section" $gap={16} aria-labelledby={listId}>
        <Cluster $gap={12}>
          <Heading $look="section" id={listId}>
            {staffTableCopy.title}
          </Heading>
          <ToForm onClick={() => formRef.current?.querySelector('input')?.focus()}>
            {staffTableCopy.toForm}
          </ToForm>
        </Cluster>
        {isLoading && <TableSkeleton filters={0} />}
        {!isLoading && staff.length === 0 && <EmptyState>{staffTableCopy.none}</EmptyState>}
        {!isLoading && staff.length > 0 && (
          <SearchableTable
            copy={staffTableCopy}
            address={address}
            columns={columns}
            rows={staff}
            pages={null}
            readFile={readFile}
            {...(hasHistory && { detail: historyDetail })}
          />
        )}
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
          <StaffForm roles={roles} />
          <InviteByMail roles={roles.filter(isOfStaff)} purpose={inviteCopy.purpose} />
        </Stack>
      </Card>
      {person && (
        <ManagePerson person={person} team={staff} roles={roles} onClose={() => setManaged(null)} />
      )}
    </Columns>
  );
}

/** The people of the bundle, with what the team's call adds. */
function withTeam(profiles: readonly StaffMember[], team: readonly StaffMember[] | null) {
  const members = new Map(team?.map((member) => [member.id, member]));
  return profiles.map((profile) => ({ ...members.get(profile.id), ...profile }));
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
  ${up('sm')} {
    margin-left: auto;
  }
  ${up('lg')} {
    display: none;
  }
`;
