import * as z from 'zod/mini';
import { CONTACT_LIMITS, CONTACT_WAYS, SUBJECT_LENGTH } from './contactConstants.ts';
import { Email, Id, RequiredLine, RequiredText } from './shared.ts';

export const RecaptchaToken = z
  .string('Falta la verificación de seguridad.')
  .check(
    z.minLength(1, 'Falta la verificación de seguridad.'),
    z.maxLength(4096, 'La verificación de seguridad no es válida.'),
  );

/** The fields a visitor fills in. */
const fields = {
  name: RequiredLine('el nombre', CONTACT_LIMITS.name),
  email: Email,
  subject: RequiredLine('el asunto', SUBJECT_LENGTH),
  message: RequiredText('el mensaje', CONTACT_LIMITS.message),
};

/** The fields of whoever asks for a session. */
const wishes = {
  phone: RequiredLine('el teléfono', CONTACT_LIMITS.phone),
  contactBy: z.enum(CONTACT_WAYS, 'Elige cómo te contactamos.'),
};

export const ContactFields = z.strictObject(fields);
/** The same for whoever asks for a session. */
export const SessionRequest = z.extend(ContactFields, wishes);
export type ContactFields = z.infer<typeof ContactFields>;

export const NewContactMessage = z.strictObject({
  ...fields,
  recaptchaToken: RecaptchaToken,
  /** The sender's idea that the message is about; ideas of other people are ignored. */
  ideaId: z.optional(Id),
  /** Only where the sender gave them. */
  phone: z.optional(wishes.phone),
  contactBy: z.optional(wishes.contactBy),
});
export type NewContactMessage = z.infer<typeof NewContactMessage>;
