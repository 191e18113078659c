import * as z from 'zod/mini';
import { Id, Known, OptionalLine, OptionalText, Timestamp } from './shared.ts';

const COMPANY_LENGTH = 200;
const PHONE_LENGTH = 30;
const NOTES_LENGTH = 5000;

/** A client as admins see them; texts are empty if unknown. */
export const Client = z.object({
  id: Id,
  full_name: z.string(),
  email: z.string(),
  /** Whether the person has confirmed the address. */
  emailConfirmed: z.boolean(),
  company: z.string(),
  phone: z.string(),
  /** DNI or RUC. */
  document: z.string(),
  /** The team's; the client does not read them. */
  notes: z.string(),
  /** Those that are not archived. */
  projects: z.int(),
  /** Those that are not closed. */
  openTickets: z.int(),
  /** When the account was created. */
  createdAt: Timestamp,
  /** Null for who has never signed in. */
  lastSignInAt: z.nullable(Timestamp),
});
export type Client = z.infer<typeof Client>;

/** Weights of a RUC's first ten digits (SUNAT, module 11). */
const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Whether the eleven digits are a RUC: a known kind of taxpayer, and the right check digit. */
function isRuc(digits: string): boolean {
  if (!/^(?:10|15|16|17|20)\d{9}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return (11 - (sum % 11)) % 10 === Number(digits[10]);
}

/** DNI (8 digits) or RUC (11); spaces, dots and dashes are dropped. */
const Document = OptionalLine('el DNI o RUC', 30).check(
  z.overwrite((text) => text?.replace(/[\s.-]/g, '')),
  z.refine(
    (text) => !text || text.length === 11 || /^\d{8}$/.test(text),
    'El DNI tiene 8 dígitos y el RUC, 11.',
  ),
  z.refine((text) => text?.length !== 11 || isRuc(text), 'Ese RUC no existe: revisa sus dígitos.'),
);

/**
 * What is known of a client; fields that are left out stay. `was` is what the changed fields were when they were read: a 409
 * if somebody else has changed one since.
 */
export const ClientChange = z.strictObject({
  company: OptionalLine('la empresa', COMPANY_LENGTH),
  phone: OptionalLine('el teléfono', PHONE_LENGTH),
  document: Document,
  notes: OptionalText('las notas', NOTES_LENGTH),
  was: z.optional(z.strictObject({ company: Known, phone: Known, document: Known, notes: Known })),
});
export type ClientChange = z.infer<typeof ClientChange>;
