import * as z from 'zod/mini';
import { SUBJECT_LENGTH } from './contactConstants.ts';
import { Email, Id, RequiredLine, RequiredText } from './shared.ts';

export const RecaptchaToken = z
  .string('Falta la verificación de seguridad.')
  .check(
    z.minLength(1, 'Falta la verificación de seguridad.'),
    z.maxLength(4096, 'La verificación de seguridad no es válida.'),
  );

/** The fields a visitor fills in. */
const fields = {
  name: RequiredLine('el nombre', 200),
  email: Email,
  subject: RequiredLine('el asunto', SUBJECT_LENGTH),
  message: RequiredText('el mensaje', 5000),
};

export const ContactFields = z.strictObject(fields);
export type ContactFields = z.infer<typeof ContactFields>;

export const NewContactMessage = z.strictObject({
  ...fields,
  recaptchaToken: RecaptchaToken,
  /** The sender's idea that the message is about; ideas of other people are ignored. */
  ideaId: z.optional(Id),
});
export type NewContactMessage = z.infer<typeof NewContactMessage>;
