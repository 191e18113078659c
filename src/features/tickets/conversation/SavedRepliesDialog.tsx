import { useState } from 'react';
import styled from 'styled-components';
import type { SavedReply } from '#contract/tickets.ts';
import { errorText } from '#src/api/apiError.ts';
import {
  useCreateSavedReplyMutation,
  useRemoveSavedReplyMutation,
} from '#src/api/conversationApi.ts';
import { below } from '#src/theme/theme.ts';
import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { conversationCopy as copy, removedText } from './conversationCopy.ts';
import { SavedReplyForm } from './SavedReplyForm.tsx';

export interface SavedRepliesDialogProps {
  rows: readonly SavedReply[];
  onInsert: (reply: SavedReply) => void;
  onClose: () => void;
}

/** A dialog to insert, create, edit and delete saved replies; a deletion can be undone. */
export function SavedRepliesDialog({ rows, onInsert, onClose }: SavedRepliesDialogProps) {
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null);
  const [removed, setRemoved] = useState<SavedReply | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [remove] = useRemoveSavedReplyMutation();
  const [create] = useCreateSavedReplyMutation();

  async function attempt(call: PromiseLike<{ error?: unknown }>, fallback: string) {
    setFailure(null);
    const { error } = await call;
    if (error !== undefined) setFailure(errorText(error, fallback));
    return error === undefined;
  }
  async function drop(reply: SavedReply) {
    if (await attempt(remove(reply.id), copy.removeFailed)) setRemoved(reply);
  }
  async function restore({ title, body }: SavedReply) {
    if (await attempt(create({ title, body }), copy.saveFailed)) setRemoved(null);
  }

  return (
    <Dialog title={copy.savedReplies} onClose={onClose}>
      {edited === null ? (
        <Stack $gap={16}>
          {rows.length === 0 && <Text $quiet>{copy.noSavedReplies}</Text>}
          <List>
            {rows.map((reply) => (
              <li key={reply.id}>
                <div>
                  <strong>{reply.title}</strong>
                  <p>{reply.body}</p>
                </div>
                <Button
                  size="small"
                  aria-label={`${copy.insert}: ${reply.title}`}
                  onClick={() => onInsert(reply)}
                >
                  {copy.insert}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`${copy.edit}: ${reply.title}`}
                  onClick={() => setEdited(reply)}
                >
                  {copy.edit}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`${copy.remove1}: ${reply.title}`}
                  onClick={() => void drop(reply)}
                >
                  {copy.remove1}
                </Button>
              </li>
            ))}
          </List>
          {removed !== null && (
            <Alert
              tone="notice"
              action={
                <Button size="small" onClick={() => void restore(removed)}>
                  {copy.undo}
                </Button>
              }
            >
              {removedText(removed.title)}
            </Alert>
          )}
          {failure !== null && <Alert tone="error">{failure}</Alert>}
          <div>
            <Button onClick={() => setEdited('new')}>{copy.newReply}</Button>
          </div>
        </Stack>
      ) : (
        <SavedReplyForm
          // One that is gone stays as it was, so that nothing typed is lost.
          reply={edited === 'new' ? null : (rows.find(({ id }) => id === edited.id) ?? edited)}
          onDone={() => {
            setEdited(null);
            setRemoved(null);
          }}
        />
      )}
    </Dialog>
  );
}

const List = styled.ul`
  display: grid;
  font: ${({ theme }) => theme.font.small};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) repeat(3, auto);
    align-items: center;
    gap: ${({ theme }) => theme.space[4]};
    padding-block: ${({ theme }) => theme.space[8]};
  }
  & > li + li {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  ${below('sm')} {
    & > li > div {
      grid-column: 1 / -1;
    }
    & > li > :nth-child(2) {
      justify-self: start;
    }
  }
  & p {
    overflow: hidden;
    color: ${({ theme }) => theme.color.ink2};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
