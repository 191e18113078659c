import { useNavigate } from 'react-router-dom';
import type { TicketDetail } from '#contract/tickets.ts';
import { paths, ticketPath } from '#src/lib/paths.ts';
import { Shortcuts, ShortcutsButton } from '#ui/Shortcuts';
import { useTicketLinkState } from '../openedFrom.ts';
import { ticketsCopy } from '../ticketsCopy.ts';
import { openAssignees } from './openAssignees.ts';
import type { ReplyKind } from './ReplyForm.tsx';
import { useClosing } from './useClosing.ts';

export interface TicketShortcutsProps {
  ticket: TicketDetail;
  canClose: boolean;
  canAssign: boolean;
  onBegin: (kind: ReplyKind) => void;
}

/** The shortcuts of a ticket's page for staff that works on it. */
export function TicketShortcuts({ ticket, canClose, canAssign, onBegin }: TicketShortcutsProps) {
  const { isClosed, toggle } = useClosing(ticket);
  const { from } = useTicketLinkState();
  const navigate = useNavigate();
  const goTo = (step: 1 | -1) => {
    const ids = from?.ids ?? [];
    const id = ids.includes(ticket.id) && ids[ids.indexOf(ticket.id) + step];
    // Back returns to the list, however many tickets were read.
    if (id) void navigate(ticketPath(id), { replace: true, state: { from } });
  };
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
          ...(canAssign ? [{ key: 'a', does: ticketsCopy.keyAssign, run: openAssignees }] : []),
          {
            key: 'u',
            does: ticketsCopy.keyBack,
            run: () => void navigate(from?.at ?? paths.support),
          },
          { key: 'j', does: ticketsCopy.keyNext, run: () => goTo(1) },
          { key: 'k', does: ticketsCopy.keyPrevious, run: () => goTo(-1) },
          { key: 'Ctrl Enter', does: ticketsCopy.keySend },
        ]}
      />
    </>
  );
}
