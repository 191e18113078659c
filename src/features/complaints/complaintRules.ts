import type { NewComplaint } from '#contract/complaints.ts';
import { lazyModule } from '#src/lib/importChunk.ts';

/** The typed values; names are those of the payload (NAME-3). */
export const emptyComplaint = {
  fullName: '',
  documentId: '',
  email: '',
  phone: '',
  type: 'reclamo',
  details: '',
  address: '',
  guardian: '',
  goodType: '',
  goodDescription: '',
  amount: '',
  request: '',
};

export type ComplaintValues = Readonly<typeof emptyComplaint>;
export type ComplaintField = keyof ComplaintValues;

/** Optional fields, collapsed at first because the six specified fields suffice. */
export const optionalFields = [
  'address',
  'guardian',
  'goodType',
  'goodDescription',
  'amount',
  'request',
] as const satisfies readonly ComplaintField[];

/** Error messages of blank required fields (COMPLAINT-1). */
export const blankErrors = {
  fullName: 'Escribe tu nombre completo.',
  documentId: 'Escribe el número de tu DNI o CE.',
  email: 'Escribe tu correo.',
  details: 'Escribe el detalle.',
} as const;

export const complaintSchemas = lazyModule('complaintSchemas', async () => {
  const { NewComplaint } = await import('#contract/complaints.ts');
  const { fullName, documentId, email, phone, details, ...optional } = NewComplaint.shape;
  const { address, guardian, goodDescription, request } = optional;
  const textFields = { fullName, documentId, email, phone, details, address, guardian };
  const amount = { safeParse: (text: string) => optional.amount.safeParse(amountOf(text)) };
  return { ...textFields, goodDescription, request, amount };
});

/** Parses 'S/ 1,234.50' to 1234.5. */
function amountOf(text: string): number {
  // Text that is copied elsewhere may carry marks of direction.
  const plain = text.replace(/[\s,\u200e\u200f\u202a-\u202e]/g, '').replace(/^S\/\.?/i, '');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : NaN;
}

/** The payload: the six specified fields, and the optional ones that are filled in. */
export function toPayload(values: ComplaintValues): NewComplaint {
  const text = (field: ComplaintField) => values[field].trim();
  const optional = (field: ComplaintField) => (text(field) === '' ? {} : { [field]: text(field) });
  return {
    fullName: text('fullName'),
    documentId: text('documentId'),
    email: text('email'),
    phone: text('phone'),
    type: values.type === 'queja' ? 'queja' : 'reclamo',
    details: text('details'),
    ...optional('address'),
    ...optional('guardian'),
    ...optional('goodType'),
    ...optional('goodDescription'),
    ...optional('request'),
    ...(text('amount') === '' ? {} : { amount: amountOf(values.amount) }),
  };
}
