import { becomeApi } from '../../db/rights.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { contactReplyMail } from '../../mail/templates/contactMessage.ts';
import { only } from '../../plugins/access.ts';
import type { CallLimits } from '../../plugins/callLimits.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';
import { changeContactMessage, writeNote, writeReply } from './contactMessagesRepository.ts';

export interface ContactMessagesServices {
  limits: CallLimits;
  /** The agency's address for answers to its mails. */
  agencyAddress: string;
}

/** Each person's allowance. */
const ENTRIES = { name: 'contact-message-entries', times: 300, seconds: 60 * 60 };

const tooMany = (wait: string) =>
  `Llegaste al límite de respuestas por ahora. Vuelve a intentarlo en ${wait}.`;

/** The contact form's messages in the panel; the list is with the others (features/lists). */
export function contactMessagesRoutes(
  routes: ContractRoutes,
  { limits, agencyAddress }: ContactMessagesServices,
): void {
  const admins = only('admin');
  const limit = ({ person }: { person: { sub: string } }) =>
    limits.take(ENTRIES, person.sub, tooMany);

  routes.read('getContactMessage', admins, 'contact_message_page');
  routes.write('updateContactMessage', admins, {
    write: (tx, { id, body }) => changeContactMessage(tx, id, body),
  });
  routes.write('replyToContactMessage', admins, {
    mails: true,
    prepare: limit,
    write: async (tx, { id, body }) => {
      const { entry, message, earlier } = await writeReply(tx, id, body.body);
      // Only the API's role may write to the outbox.
      await becomeApi(tx);
      await enqueueMail(
        tx,
        contactReplyMail({
          id: entry.id,
          earlier,
          to: message.email,
          name: message.name,
          subject: message.subject,
          body: entry.body,
          author: entry.author.full_name,
          replyTo: agencyAddress,
        }),
      );
      return entry;
    },
  });
  routes.write('noteOnContactMessage', admins, {
    prepare: limit,
    write: (tx, { id, body }) => writeNote(tx, id, body.body),
  });
}
