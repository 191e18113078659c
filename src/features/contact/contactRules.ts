import { ContactFields } from '#contract/contact.ts';
import { contactCopy } from './contactCopy.ts';

type ContactField = keyof ContactFields;

/** What is wrong with each field, in the form's order. */
export type ContactErrors = Partial<Record<ContactField, string | undefined>>;

type Checked = { message: ContactFields } | { message: null; errors: ContactErrors };

/** All four are required (CONTACT-1); limits are the contract's, so that the server agrees. */
export function checkContact(typed: ContactFields): Checked {
  const parsed = ContactFields.safeParse(typed);
  if (parsed.success) return { message: parsed.data };
  const errors: ContactErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path[0] as ContactField;
    errors[field] ??= typed[field].trim() === '' ? contactCopy.blank[field] : message;
  }
  return { message: null, errors };
}
