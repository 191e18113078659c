import * as z from 'zod/mini';
import { agency } from './agency.ts';
import { COMPLAINT_STATUSES, COMPLAINT_TYPES, GOOD_TYPES } from './complaintConstants.ts';
import { DOCUMENT, DOCUMENT_RULE, plainDocument } from './identityDocument.ts';
import {
  Email,
  Id,
  OptionalLine,
  OptionalText,
  RequiredLine,
  RequiredText,
  Timestamp,
} from './shared.ts';
import { trimLine } from './typedText.ts';

const AMOUNT = 'El monto debe ser un número de soles, con hasta dos decimales.';

/** DNI: 8 digits. CE: 9 to 12 letters or digits (COMPLAINT-2). Separators are removed. */
const DocumentId = z.string('Falta el documento.').check(
  z.overwrite((text) => plainDocument(trimLine(text))),
  z.minLength(1, { error: 'Falta el documento.', abort: true }),
  z.regex(DOCUMENT, DOCUMENT_RULE),
);

export const NewComplaint = z.strictObject({
  fullName: RequiredLine('el nombre completo', 200),
  documentId: DocumentId,
  email: Email,
  phone: OptionalLine('el teléfono', 30),
  type: z.enum(COMPLAINT_TYPES, 'Elige reclamo o queja.'),
  details: RequiredText('el detalle', 5000),
  address: OptionalLine('el domicilio', 300),
  /** Parent or guardian of a minor. */
  guardian: OptionalLine('el nombre del padre, madre o apoderado', 200),
  goodType: z.optional(z.enum(GOOD_TYPES, 'Elige producto o servicio.')),
  goodDescription: OptionalLine('la descripción del bien', 1000),
  /** In soles. */
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
   * A honeypot: people do not see this field, bots fill it in (COMPLAINT-10). No autofill knows its name.
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
  /** The deadline, a calendar day: 15 business days after filing. */
  dueDate: z.string(),
});
export type ComplaintReceipt = z.infer<typeof ComplaintReceipt>;

/** What a consumer enters to look up a complaint. Sent in the body, to keep it out of addresses and logs. */
export const ComplaintLookUp = z.strictObject({
  /** Leading zeros are optional. */
  code: z.string('Falta el código.').check(
    z.overwrite((text) =>
      trimLine(text)
        .replace(/\s/g, '')
        .replace(/\p{Pd}/gu, '-'),
    ),
    z.overwrite((text) => text.replace(/^0+/, '').padStart('000123-2026'.length, '0')),
    z.regex(/^\d{6,10}-\d{4}$/, 'El código tiene la forma 000123-2026.'),
  ),
  documentId: DocumentId,
});
export type ComplaintLookUp = z.infer<typeof ComplaintLookUp>;

/** The settlement between consumer and provider (D.S. 011-2011-PCM, art. 6-A) and its calendar day. */
const Settlement = z.object({ settledOn: z.string(), text: z.string() });

const Answer = z.object({
  text: z.string(),
  answeredAt: Timestamp,
  settlement: z.nullable(Settlement),
});

/** The result of a look-up: receipt, status and answers, without personal data. */
export const ComplaintState = z.object({
  ...ComplaintReceipt.shape,
  type: z.enum(COMPLAINT_TYPES),
  status: z.enum(COMPLAINT_STATUSES),
  /** The first one is the answer; later ones correct or complete it. */
  answers: z.array(Answer),
});
export type ComplaintState = z.infer<typeof ComplaintState>;

/** A complaint in the panel: the sheet, and the answers with their authors. */
export const Complaint = z.object({
  ...ComplaintState.shape,
  id: Id,
  fullName: z.string(),
  documentId: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  guardian: z.nullable(z.string()),
  goodType: z.nullable(z.enum(GOOD_TYPES)),
  goodDescription: z.nullable(z.string()),
  /** In soles. */
  amount: z.nullable(z.number()),
  details: z.string(),
  request: z.nullable(z.string()),
  answers: z.array(z.extend(Answer, { answeredBy: z.string() })),
});
export type Complaint = z.infer<typeof Complaint>;

const SETTLED_ON = 'La fecha del acuerdo no es válida.';

export const NewSettlement = z.strictObject({
  settledOn: z.iso
    .date(SETTLED_ON)
    // Year 0 passes as a date, but Postgres rejects it.
    .check(z.refine((day) => day > '2000', SETTLED_ON)),
  text: RequiredText('el acuerdo', 2000),
});

export const NewComplaintAnswer = z.strictObject({
  complaintId: Id,
  text: RequiredText('la respuesta', 5000),
  settlement: z.optional(NewSettlement),
});
export type NewComplaintAnswer = z.infer<typeof NewComplaintAnswer>;
