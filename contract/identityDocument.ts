/** Describes the formats of DNI and CE (COMPLAINT-2), for hints and error messages. */
export const DOCUMENT_RULE = 'El DNI tiene 8 dígitos; el CE, de 9 a 12 letras o números.';

/** A normalized document, see {@link plainDocument}. */
export const DOCUMENT = /^(\d{8}|[A-Z0-9]{9,12})$/;

/** Normalizes a document: '12.345.678' and '1234 5678' both become '12345678'. */
export function plainDocument(text: string): string {
  return text.replace(/[\s.\p{Pd}]/gu, '').toUpperCase();
}

/** The kind of a normalized document, by its length. */
export function documentKind(documentId: string): 'DNI' | 'CE' {
  return documentId.length === 8 ? 'DNI' : 'CE';
}
