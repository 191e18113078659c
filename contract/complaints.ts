import * as z from 'zod/mini';
import { Email, RequiredText, Timestamp } from './shared.ts';

/** Definitions in decision 35 (ley 29571, D.S. 011-2011-PCM). */
export const COMPLAINT_TYPES = ['reclamo', 'queja'] as const;

export const NewComplaint = z.strictObject({
  fullName: RequiredText('el nombre completo', 200),
  /** DNI: 8 digits. CE: 9 to 12 letters or digits (decision 21). */
  documentId: z
    .string('Falta el documento.')
    .check(
      z.trim(),
      z.regex(
        /^(\d{8}|[A-Za-z0-9]{9,12})$/,
        'El DNI tiene 8 dígitos; el CE, de 9 a 12 caracteres.',
      ),
    ),
  email: Email,
  phone: z.optional(
    z.string().check(z.trim(), z.maxLength(30, 'El teléfono admite hasta 30 caracteres.')),
  ),
  type: z.enum(COMPLAINT_TYPES, 'Elige reclamo o queja.'),
  details: RequiredText('el detalle', 5000),
});
export type NewComplaint = z.infer<typeof NewComplaint>;

export const ComplaintReceipt = z.object({
  /** Correlative number and year: `000123-2026`. */
  code: z.string(),
  filedAt: Timestamp,
  /** Calendar day, 15 business days on. */
  dueDate: z.string(),
});
export type ComplaintReceipt = z.infer<typeof ComplaintReceipt>;
