import type { NewComplaint } from '#contract/complaints.ts';
import { DOCUMENT, DOCUMENT_RULE, plainDocument } from '#contract/identityDocument.ts';

/** What is typed, as the controls hold it; `name`s are the payload's (NAME-3). */
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

export type ComplaintValues = typeof emptyComplaint;
export type ComplaintField = keyof ComplaintValues;
export type ComplaintErrors = Partial<Record<ComplaintField, string>>;

/** Folded away at first (issue: the six fields are enough). */
export const moreFields = [
  'address',
  'guardian',
  'goodType',
  'goodDescription',
  'amount',
  'request',
] as const satisfies readonly ComplaintField[];

/** Longest accepted texts in UTF-16 code units, as the contract has them. */
const LONGEST: Partial<Record<ComplaintField, number>> = {
  fullName: 200,
  email: 254,
  phone: 30,
  details: 5000,
  address: 300,
  guardian: 200,
  goodDescription: 1000,
  request: 2000,
};

const REQUIRED = {
  fullName: 'Escribe tu nombre completo.',
  documentId: 'Escribe el número de tu DNI o CE.',
  email: 'Escribe tu correo: ahí llega tu copia.',
  details: 'Cuenta qué pasó.',
} as const;

/** Somebody at a host with a dot in it; the server looks closer. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

/** What is wrong with a document (COMPLAINT-2); null for nothing. */
export function documentError(text: string): string | null {
  const plain = plainDocument(text);
  if (plain === '') return REQUIRED.documentId;
  return DOCUMENT.test(plain) ? null : DOCUMENT_RULE;
}

/** 'S/ 1,234.50' → '1234.50'. */
function plainAmount(text: string): string {
  return text.replace(/^\s*S\/\.?/i, '').replace(/[\s,]/g, '');
}

/** What is wrong, field by field in the form's order (COMPLAINT-1); empty when it may go. */
export function checkComplaint(values: ComplaintValues): ComplaintErrors {
  const errors: ComplaintErrors = {};
  for (const field of Object.keys(emptyComplaint) as ComplaintField[]) {
    const error = wrongWith(field, values[field].trim());
    if (error !== null) errors[field] = error;
  }
  return errors;
}

function wrongWith(field: ComplaintField, text: string): string | null {
  if (text === '') return field in REQUIRED ? REQUIRED[field as keyof typeof REQUIRED] : null;
  const longest = LONGEST[field] ?? Infinity;
  if (text.length > longest) {
    return `Admite hasta ${longest} caracteres; llevas ${text.length}.`;
  }
  switch (field) {
    case 'documentId':
      return documentError(text);
    case 'email':
      return EMAIL.test(text) ? null : 'Escribe un correo como nombre@empresa.pe.';
    case 'amount':
      return AMOUNT.test(plainAmount(text)) ? null : 'Escribe un monto como 1,234.50.';
    default:
      return null;
  }
}

/** The payload: the six fields as they are, the others where they say something. */
export function toPayload(values: ComplaintValues): NewComplaint {
  const text = (field: ComplaintField) => values[field].trim();
  const optional = (field: ComplaintField) => (text(field) === '' ? {} : { [field]: text(field) });
  return {
    fullName: text('fullName'),
    documentId: plainDocument(values.documentId),
    email: text('email'),
    phone: text('phone'),
    type: values.type === 'queja' ? 'queja' : 'reclamo',
    details: text('details'),
    ...optional('address'),
    ...optional('guardian'),
    ...optional('goodType'),
    ...optional('goodDescription'),
    ...optional('request'),
    ...(text('amount') === '' ? {} : { amount: Number(plainAmount(values.amount)) }),
  };
}
