import { Plus } from 'lucide';
import { useState } from 'react';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { Icon } from '#ui/Icon';
import { contactMessagesCopy as copy } from './contactMessagesCopy.ts';
import { NewMessageForm } from './NewMessageForm.tsx';

export interface NewMessageProps {
  /** Told of the sender's name; of null when another message begins. */
  onCreated: (name: string | null) => void;
}

/** The button 'Nuevo mensaje' and its dialog (CONTACT-20). */
export function NewMessage({ onCreated }: NewMessageProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="primary"
        icon={<Icon of={Plus} inText />}
        onClick={() => {
          onCreated(null);
          setOpen(true);
        }}
      >
        {copy.create}
      </Button>
      {isOpen && (
        <Dialog title={copy.create} onClose={() => setOpen(false)}>
          <NewMessageForm
            onCancel={() => setOpen(false)}
            onCreated={(name) => {
              setOpen(false);
              onCreated(name);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
