import type { ContactMessage, ContactMessageStatus } from '#contract/contactMessages.ts';
import type { PersonRef } from '#contract/people.ts';
import { errorText } from '#src/api/apiError.ts';
import { unobserved } from '#src/api/api.ts';
import { useUpdateContactMessageMutation } from '#src/api/contactMessagesApi.ts';
import { rollbackText } from '#src/lib/namesText.ts';
import { useRowSaves } from '#ui/RowSaves';
import { contactMessagesCopy } from './contactMessagesCopy.ts';

/** Changes of a message, shown optimistically and rolled back when the server refuses them. */
export function useContactMessageEdit({ id, subject }: ContactMessage) {
  const [update] = useUpdateContactMessageMutation(unobserved);
  const { track } = useRowSaves();

  function save(change: {
    status?: ContactMessageStatus;
    assigneeId?: string | null;
    assignee?: PersonRef | null;
  }): void {
    void track(id, update({ id, ...change }), (error) => ({
      title: errorText(error, contactMessagesCopy.updateFailed),
      more: rollbackText([subject]),
    }));
  }

  return {
    setStatus: (status: ContactMessageStatus) => save({ status }),
    assign: (assignee: PersonRef | null) => save({ assigneeId: assignee?.id ?? null, assignee }),
  };
}
