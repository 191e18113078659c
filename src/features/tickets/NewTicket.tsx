import { ChevronUp, Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useDraft } from '#src/lib/useDraft.ts';
import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { Stack } from '#ui/Stack';
import { NewTicketForm } from './NewTicketForm.tsx';
import { emptyTicket, isBlank } from './ticketRules.ts';
import { ticketsCopy } from './ticketsCopy.ts';

/** The button that opens and closes the form; open from the start when something waits in it (decision 15). */
export function NewTicket({ userId }: { userId: string }) {
  const draft = useDraft('ticket', userId, emptyTicket);
  const [isOpen, setOpen] = useState(() => !isBlank(draft.values));
  const [isCreated, setCreated] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const formId = useId();

  function finish() {
    draft.clear();
    setOpen(false);
    setCreated(true);
    toggleRef.current?.focus();
  }

  return (
    <Stack $gap={16} $align="stretch">
      <div>
        <Button
          ref={toggleRef}
          variant={isOpen ? 'secondary' : 'primary'}
          icon={<Icon of={isOpen ? ChevronUp : Plus} />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={() => {
            setOpen(!isOpen);
            setCreated(false);
          }}
        >
          {ticketsCopy.create}
        </Button>
      </div>
      {isOpen && <NewTicketForm id={formId} draft={draft} onCreated={finish} />}
      {isCreated && <Alert tone="success">{ticketsCopy.created}</Alert>}
    </Stack>
  );
}
