import * as z from 'zod/mini';
import { agency } from './agency.ts';
import {
  Email,
  OptionalLine,
  OptionalText,
  RequiredLine,
  RequiredText,
  Timestamp,
} from './shared.ts';

/** Definitions in decision 35 (ley 29571, D.S. 011-2011-PCM). */
export const COMPLAINT_TYPES = ['reclamo', 'queja'] as const;

/** What a complaint is about. */
export const GOOD_TYPES = ['producto', 'servicio'] as const;

const AMOUNT = 'El monto debe ser un número de soles, con hasta dos decimales.';

export const NewComplaint = z.strictObject({
  fullName: RequiredLine('el nombre completo', 200),
  /** DNI: 8 digits. CE: 9 to 12 letters or digits (decision 21). However it was written. */
  documentId: z.string('Falta el documento.').check(
    z.overwrite((text) => text.replace(/[\s.\p{Pd}]/gu, '').toUpperCase()),
    z.minLength(1, { error: 'Falta el documento.', abort: true }),
    z.regex(
      /^(\d{8}|[A-Z0-9]{9,12})$/,
      'El DNI tiene 8 dígitos; el CE, de 9 a 12 letras o números.',
    ),
  ),
  email: Email,
  phone: OptionalText('el teléfono', 30),
  type: z.enum(COMPLAINT_TYPES, 'Elige reclamo o queja.'),
  details: RequiredText('el detalle', 5000),
  address: OptionalText('el domicilio', 300),
  /** Father, mother or guardian of a minor. */
  guardian: OptionalLine('el nombre del padre, madre o apoderado', 200),
  goodType: z.optional(z.enum(GOOD_TYPES, 'Elige producto o servicio.')),
  goodDescription: OptionalText('la descripción del bien', 1000),
  /** Soles. */
  amount: z.optional(
    z.number(AMOUNT).check(
      z.gte(0, AMOUNT),
      z.lte(999_999_999.99, 'El monto es demasiado grande.'),
      z.refine((soles) => Number(soles.toFixed(2)) === soles, AMOUNT),
    ),
  ),
  /** What the consumer asks for. */
  request: OptionalText('el pedido', 2000),
  /**
   * People do not see this field and leave it empty; programs fill it (decision 35). Of a name that no
   * browser's or password manager's autofill knows.
   */
  extraReference: z.optional(
    z
      .string()
      .check(
        z.maxLength(
          0,
          `No pudimos registrar esta reclamación: llegó lleno un campo que va vacío. Escríbenos a ${agency.email}.`,
        ),
      ),
  ),
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
