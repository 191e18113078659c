import { becomeApi } from '../../db/asUser.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { contactReplyMail } from '../../mail/templates/contactMessage.ts';
import { only } from '../../plugins/access.ts';
import type { CallLimits } from '../../plugins/callLimits.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';
import { changeMessage, writeNote, writeReply } from './messagesRepository.ts';

export interface MessagesServices {
  limits: CallLimits;
  /** The agency's address for answers to its mails. */
  agencyAddress: string;
}

/** Each person's allowance. */
const ENTRIES = { name: 'message-entries', times: 300, seconds: 60 * 60 };

const tooMany = (wait: string) =>
  `Llegaste al límite de respuestas por ahora. Vuelve a intentarlo en ${wait}.`;

/** The contact form's messages in the panel; the list is with the others (features/lists). */
export function messagesRoutes(
  routes: ContractRoutes,
  { limits, agencyAddress }: MessagesServices,
): void {
  const admins = only('admin');
  const limit = ({ person }: { person: { sub: string } }) =>
    limits.take(ENTRIES, person.sub, tooMany);

  routes.read('getMessage', admins, 'message_page');
  routes.write('updateMessage', admins, {
    write: (tx, { id, body }) => changeMessage(tx, id, body),
  });
  routes.write('replyToMessage', admins, {
    mails: true,
    prepare: limit,
    write: async (tx, { id, body }) => {
      const { entry, message, earlier } = await writeReply(tx, id, body.body);
      // Only the API's role may write to the outbox.
      await becomeApi(tx);
      await enqueueMail(
        tx,
        contactReplyMail({
          ...{ id: entry.id, earlier, to: message.email, name: message.name },
          ...{ subject: message.subject, body: entry.body, author: entry.author.full_name },
          replyTo: agencyAddress,
        }),
      );
      return entry;
    },
  });
  routes.write('noteOnMessage', admins, {
    prepare: limit,
    write: (tx, { id, body }) => writeNote(tx, id, body.body),
  });
}
