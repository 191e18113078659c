/** What a DNI and a CE look like (COMPLAINT-2): for forms and refusals alike. */
export const DOCUMENT_RULE = 'El DNI tiene 8 dígitos; el CE, de 9 a 12 letras o números.';

/** A plain document, see {@link plainDocument}. */
export const DOCUMENT = /^(\d{8}|[A-Z0-9]{9,12})$/;

/** A document however it was written: '12.345.678' and '1234 5678' are one. */
export function plainDocument(text: string): string {
  return text.replace(/[\s.\p{Pd}]/gu, '').toUpperCase();
}

/** Which of both a document is; their lengths differ. */
export function documentKind(documentId: string): 'DNI' | 'CE' {
  return documentId.length === 8 ? 'DNI' : 'CE';
}
