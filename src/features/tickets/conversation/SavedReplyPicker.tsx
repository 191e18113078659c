import { TextQuote } from 'lucide';
import { useState } from 'react';
import type { TicketDetail } from '#contract/tickets.ts';
import { useListSavedRepliesQuery } from '#src/api/conversationApi.ts';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { conversationCopy as copy } from './conversationCopy.ts';
import { SavedRepliesDialog } from './SavedRepliesDialog.tsx';

export interface SavedReplyPickerProps {
  ticket: TicketDetail;
  /** Gets the text with the client's and the project's names in it. */
  onInsert: (text: string) => void;
}

/** Opens the saved replies. Renders nothing if the server lacks them (API-10) or they failed to load. */
export function SavedReplyPicker({ ticket, onInsert }: SavedReplyPickerProps) {
  const { currentData } = useListSavedRepliesQuery();
  const [isOpen, setOpen] = useState(false);
  const rows = currentData?.rows;
  if (rows === undefined) return null;

  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<Icon of={TextQuote} inText />}
        onClick={() => setOpen(true)}
      >
        {copy.savedReplies}
      </Button>
      {isOpen && (
        <SavedRepliesDialog
          rows={rows}
          onInsert={({ body }) => {
            setOpen(false);
            // The closing dialog first gives focus back.
            queueMicrotask(() => onInsert(filledIn(body, ticket)));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Replaces the placeholders of a saved reply by the client's first name and the project's. */
function filledIn(text: string, { userName, project }: TicketDetail): string {
  return text
    .replaceAll('{cliente}', () => userName.split(' ')[0] ?? userName)
    .replaceAll('{proyecto}', () => project?.name ?? copy.anyProject);
}
