import { MAX_MAIL_BYTES } from '#contract/fileRules.ts';
import { fileLimits } from '../../files/fileLimits.ts';
import { keepContents, keepFiles } from '../../files/files.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { contactReplyMail } from '../../mail/templates/contactMessage.ts';
import { only } from '../../plugins/access.ts';
import type { CallLimits } from '../../plugins/callLimits.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';
import { Refusal } from '../../plugins/errors.ts';
import { bytesOf } from '../../plugins/uploadedFile.ts';
import {
  changeContactMessage,
  findContactMessage,
  logContactMessage,
  readEntry,
  writeNote,
  writeReply,
} from './contactMessagesRepository.ts';

export interface ContactMessagesServices {
  limits: CallLimits;
  /** The agency's address for answers to its mails. */
  agencyAddress: string;
  /** What all files together may weigh, in bytes. */
  filesMaxBytes: number;
}

/** Each person's allowance. */
const ENTRIES = { name: 'contact-message-entries', times: 300, seconds: 60 * 60 };

const tooMany = (wait: string) =>
  `Llegaste al límite de respuestas por ahora. Vuelve a intentarlo en ${wait}.`;

const TOO_HEAVY = `Los archivos de un correo pueden pesar hasta ${MAX_MAIL_BYTES / 1024 / 1024} MB en total.`;

/** What people write to the agency, in the panel; the list is with the others (features/lists). */
export function contactMessagesRoutes(
  routes: ContractRoutes,
  { limits, agencyAddress, filesMaxBytes }: ContactMessagesServices,
): void {
  const admins = only('admin');
  const bytes = fileLimits(limits);
  const limit = ({ person }: { person: { sub: string } }) =>
    limits.take(ENTRIES, person.sub, tooMany);

  routes.write('createContactMessage', admins, {
    prepare: limit,
    write: (tx, { body }) => logContactMessage(tx, body),
  });
  routes.read('getContactMessage', admins, 'contact_message_page');
  routes.write('updateContactMessage', admins, {
    write: (tx, { id, body }) => changeContactMessage(tx, id, body),
  });
  routes.write('replyToContactMessage', admins, {
    mails: true,
    admit: {
      limit: async (person, length) => {
        await limits.check(ENTRIES, person.sub, tooMany);
        await bytes.check(person, length);
      },
      find: findContactMessage,
    },
    prepare: async (call) => {
      if (bytesOf(call.files) > MAX_MAIL_BYTES) throw new Refusal(413, TOO_HEAVY);
      await limit(call);
      await bytes.take(call.person, call.files);
    },
    write: async (tx, { id, body, files, person }) => {
      const reply = { body: body.body, authorId: person.sub };
      const { entryId, message, to, earlier } = await writeReply(tx, id, reply);
      const fileIds = await keepFiles(tx, { entry_id: entryId }, files);
      const entry = await readEntry(tx, entryId);
      // Runs as the API's role from here on, which alone may write to the outbox.
      await keepContents(tx, fileIds, files, filesMaxBytes);
      await enqueueMail(
        tx,
        contactReplyMail({
          id: entry.id,
          earlier,
          to,
          name: message.name,
          subject: message.subject,
          body: entry.body,
          author: entry.author.full_name,
          replyTo: agencyAddress,
          files,
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
