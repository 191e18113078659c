import { useState } from 'react';
import { useReplyToTicketMutation } from '#src/api/conversationApi.ts';
import { useUploadForm } from '#src/api/useUploadForm.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { conversationCopy as copy } from './conversationCopy.ts';

/** `internal` is 'true' for a note that only the team sees. */
const noReply = { body: '', internal: '' };

const schemas = lazyModule('replySchemas', async () => {
  const { NewMessage } = await import('#contract/tickets.ts');
  return { body: NewMessage.shape.body };
});

/** The form of a reply. */
export function useReplyForm(ticketId: string, userId: string) {
  const [sent, setSent] = useState<string | null>(null);
  const [reply] = useReplyToTicketMutation();
  const form = useUploadForm({
    name: `ticketReply.${ticketId}`,
    userId,
    initial: noReply,
    blank: { body: copy.blank },
    schemas,
    send({ body, internal }, files, onProgress) {
      setSent(null);
      return reply({
        ticketId,
        files,
        body,
        onProgress,
        ...(internal === 'true' && { internal: true }),
      });
    },
    failed: copy.sendFailed,
    cancelled: copy.cancelled,
    onSent: ({ internal }) => setSent(internal === 'true' ? copy.noteSaved : copy.sent),
  });
  return {
    ...form,
    /** The confirmation of the last message. */
    sent,
  };
}
