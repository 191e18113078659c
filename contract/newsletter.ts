import * as z from 'zod/mini';
import { RecaptchaToken } from './contact.ts';
import { Email } from './shared.ts';

export const NewSubscription = z.strictObject({
  email: Email,
  recaptchaToken: RecaptchaToken,
});
export type NewSubscription = z.infer<typeof NewSubscription>;
