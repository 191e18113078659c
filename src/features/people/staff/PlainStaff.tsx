import { selectStaff, useAdminData } from '#src/api/adminData.ts';
import { EmptyState } from '#ui/EmptyState';
import { PlainTable } from '#ui/DataTable';
import { selectRoles, StaffColumns } from './AdminStaff.tsx';
import { staffColumns } from './staffColumns.ts';
import { staffTableCopy } from './staffCopy.ts';
import { StaffForm } from './StaffForm.tsx';

/** Staff and the form for a new member, with a server of the specified calls alone. */
export function PlainStaff() {
  const staff = useAdminData(selectStaff);
  return (
    <StaffColumns form={<StaffForm roles={useAdminData(selectRoles)} />}>
      {staff.length === 0 ? (
        <EmptyState>{staffTableCopy.none}</EmptyState>
      ) : (
        <PlainTable label={staffTableCopy.table} columns={staffColumns} rows={staff} />
      )}
    </StaffColumns>
  );
}
