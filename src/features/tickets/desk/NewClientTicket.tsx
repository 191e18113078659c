import { Plus } from 'lucide';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyModule } from '#src/lib/importChunk.ts';
import { ticketPath } from '#src/lib/paths.ts';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { Icon } from '#ui/Icon';
import { LazyPart } from '#ui/LazyPart';
import { ticketsCopy as copy } from '../ticketsCopy.ts';

/** In a chunk of its own, so that it does not delay the rows. */
const formCode = lazyModule(
  'newClientTicket',
  async () => (await import('./NewClientTicketForm.tsx')).NewClientTicketForm,
);

/** The desk's button 'Nuevo ticket' and its dialog; a new ticket opens on its page (TICKET-29). */
export function NewClientTicket({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  // Before anybody presses the button.
  useEffect(() => void formCode.load().catch(() => undefined), []);
  return (
    <>
      <Button
        size="small"
        variant="primary"
        icon={<Icon of={Plus} inText />}
        onClick={() => setOpen(true)}
      >
        {copy.openFor}
      </Button>
      {isOpen && (
        <Dialog title={copy.openForTitle} onClose={() => setOpen(false)}>
          <LazyPart code={formCode} loading={copy.loadingForm} failed={copy.formFailed}>
            {(NewClientTicketForm) => (
              <NewClientTicketForm
                userId={userId}
                onClose={() => setOpen(false)}
                onCreated={(id) => {
                  setOpen(false);
                  if (id !== null) void navigate(ticketPath(id));
                }}
              />
            )}
          </LazyPart>
        </Dialog>
      )}
    </>
  );
}
