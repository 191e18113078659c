import { useState } from 'react';
import styled from 'styled-components';
import type { TicketDetail } from '#contract/tickets.ts';
import { useListSavedRepliesQuery } from '#src/api/conversationApi.ts';
import { below } from '#src/theme/theme.ts';
import { Button } from '#ui/Button';
import { SelectField } from '#ui/SelectField';
import { conversationCopy as copy } from './conversationCopy.ts';
import { SavedRepliesDialog } from './SavedRepliesDialog.tsx';

export interface SavedReplyPickerProps {
  ticket: TicketDetail;
  /** Gets the text with the client's and the project's names in it. */
  onInsert: (text: string) => void;
}

/** Inserts saved replies. Renders nothing if the server lacks them (API-10) or they failed to load. */
export function SavedReplyPicker({ ticket, onInsert }: SavedReplyPickerProps) {
  const { currentData } = useListSavedRepliesQuery();
  const [chosen, setChosen] = useState('');
  const [isManaging, setManaging] = useState(false);
  const rows = currentData?.rows;
  if (rows === undefined) return null;
  const reply = rows.find(({ id }) => id === chosen);

  return (
    <>
      {rows.length === 0 ? (
        <div>
          <Button size="small" onClick={() => setManaging(true)}>
            {copy.firstReply}
          </Button>
        </div>
      ) : (
        <Row>
          <SelectField
            label={copy.savedReplies}
            name="savedReply"
            value={reply === undefined ? '' : chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">{copy.chooseReply}</option>
            {rows.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <Button
            disabled={reply === undefined}
            onClick={() => {
              if (reply !== undefined) onInsert(filledIn(reply.body, ticket));
            }}
          >
            {copy.insert}
          </Button>
          <Button onClick={() => setManaging(true)}>{copy.manage}</Button>
        </Row>
      )}
      {isManaging && <SavedRepliesDialog rows={rows} onClose={() => setManaging(false)} />}
    </>
  );
}

/** Replaces the placeholders of a saved reply by the ticket's values. */
function filledIn(text: string, { userName, project }: TicketDetail): string {
  return text
    .replaceAll('{cliente}', () => userName)
    .replaceAll('{proyecto}', () => project?.name ?? copy.anyProject);
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 20rem) auto auto;
  align-items: end;
  justify-content: start;
  gap: ${({ theme }) => theme.space[12]};
  ${below('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
