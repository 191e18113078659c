import { useDispatch } from 'react-redux';
import type { ContactMessage, MessageStatus } from '#contract/messages.ts';
import type { PersonRef } from '#contract/people.ts';
import { errorText } from '#src/api/apiError.ts';
import type { CallDispatch } from '#src/api/effects.ts';
import { messagesApi } from '#src/api/messagesApi.ts';
import { useRowSaves } from '#ui/RowSaves';
import { messagesCopy, rollbackMessage } from './messagesCopy.ts';

/** Changes of a message, shown optimistically and rolled back when the server refuses them. */
export function useMessageEdit({ id, subject }: ContactMessage) {
  const dispatch = useDispatch<CallDispatch>();
  const { track } = useRowSaves();

  function save(change: {
    status?: MessageStatus;
    assigneeId?: string | null;
    assignee?: PersonRef | null;
  }): void {
    const edit = messagesApi.endpoints.updateMessage.initiate({ id, ...change }, { track: false });
    void track(id, dispatch(edit), (error) => ({
      title: errorText(error, messagesCopy.updateFailed),
      more: rollbackMessage(subject),
    }));
  }

  return {
    setStatus: (status: MessageStatus) => save({ status }),
    assign: (assignee: PersonRef | null) => save({ assigneeId: assignee?.id ?? null, assignee }),
  };
}
