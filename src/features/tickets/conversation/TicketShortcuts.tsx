import type { TicketDetail } from '#contract/tickets.ts';
import { Shortcuts, ShortcutsButton } from '#ui/Shortcuts';
import { ticketsCopy } from '../ticketsCopy.ts';
import type { ReplyKind } from './ReplyForm.tsx';
import { useClosing } from './useClosing.ts';

export interface TicketShortcutsProps {
  ticket: TicketDetail;
  canClose: boolean;
  onBegin: (kind: ReplyKind) => void;
}

/** The shortcuts of a ticket's page for staff that works on it. */
export function TicketShortcuts({ ticket, canClose, onBegin }: TicketShortcutsProps) {
  const { isClosed, toggle } = useClosing(ticket);
  const closing = [
    {
      key: 'e',
      does: ticketsCopy.keyClose,
      run: () => {
        if (!isClosed) toggle();
      },
    },
    { key: 'Ctrl Z', does: ticketsCopy.keyUndo },
  ];
  return (
    <>
      <ShortcutsButton />
      <Shortcuts
        shortcuts={[
          { key: 'r', does: ticketsCopy.keyReply, run: () => onBegin('reply') },
          { key: 'n', does: ticketsCopy.keyNote, run: () => onBegin('note') },
          ...(canClose ? closing : []),
          { key: 'Ctrl Enter', does: ticketsCopy.keySend },
        ]}
      />
    </>
  );
}
