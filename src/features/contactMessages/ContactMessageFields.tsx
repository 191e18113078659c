import { createSelector } from '@reduxjs/toolkit';
import styled from 'styled-components';
import type { AdminData } from '#contract/admin.ts';
import { CONTACT_MESSAGE_STATUSES } from '#contract/contactMessageConstants.ts';
import type { ContactMessage, ContactMessageStatus } from '#contract/contactMessages.ts';
import { useAdminData } from '#src/api/adminData.ts';
import { SavedNote } from '#ui/RowSaves';
import { SelectField } from '#ui/SelectField';
import { contactMessagesCopy as copy, statusLabel } from './contactMessagesCopy.ts';
import { useContactMessageEdit } from './useContactMessageEdit.ts';

const selectAdmins = createSelector([({ profiles }: AdminData) => profiles], (profiles) =>
  profiles.filter(({ role }) => role === 'admin'),
);

/** A message's status and who takes care of it, to choose. */
export function ContactMessageFields({ message }: { message: ContactMessage }) {
  const { id, status, assignee } = message;
  const admins = useAdminData(selectAdmins);
  const { setStatus, assign } = useContactMessageEdit(message);
  // Somebody who is not an admin any more is shown too.
  const isKnown = assignee === null || admins.some((admin) => admin.id === assignee.id);
  return (
    <Fields>
      <SelectField
        label={copy.status}
        name="status"
        value={status}
        onChange={({ target }) => setStatus(target.value as ContactMessageStatus)}
      >
        {CONTACT_MESSAGE_STATUSES.map((known) => (
          <option key={known} value={known}>
            {statusLabel(known)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={copy.inCharge}
        name="assigneeId"
        value={assignee?.id ?? ''}
        onChange={({ target }) => {
          const admin = admins.find((person) => person.id === target.value);
          assign(admin === undefined ? null : { id: admin.id, full_name: admin.full_name });
        }}
      >
        <option value="">{copy.nobody}</option>
        {!isKnown && <option value={assignee.id}>{assignee.full_name}</option>}
        {admins.map((admin) => (
          <option key={admin.id} value={admin.id}>
            {admin.full_name}
          </option>
        ))}
      </SelectField>
      <SavedNote id={id} />
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
`;
