import * as z from 'zod/mini';
import { EMAIL_LENGTH } from './peopleConstants.ts';

/** Ids are uuid strings, but for services and roles, which are small integers (DATA-2). */
export const Id = z.uuid('El identificador no es válido.');

/** RFC 5321, 4.5.3.1.1. */
const LONGEST_LOCAL_PART = 64;

export const Email = z.string('Escribe un correo.').check(
  z.trim(),
  z.maxLength(EMAIL_LENGTH, 'El correo es demasiado largo.'),
  z.refine(
    (email) => email.lastIndexOf('@') <= LONGEST_LOCAL_PART,
    `El correo es demasiado largo: antes de la arroba admite hasta ${LONGEST_LOCAL_PART} caracteres.`,
  ),
  z.email({
    error: ({ input }) =>
      fitsWithoutMarks(input)
        ? 'Escribe el correo sin tildes ni ñ.'
        : 'Escribe un correo completo.',
  }),
);

/** Whether accents, tildes and the like are all that is wrong with an address. */
function fitsWithoutMarks(email: unknown): boolean {
  return (
    typeof email === 'string' &&
    z.regexes.email.test(email.normalize('NFD').replace(/\p{Mn}/gu, ''))
  );
}

/** What leaves no ink, also Braille's blank, which Unicode does not count among the blanks. */
const INKLESS = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** What turns round the text around it (UAX 9). In a line others read it may pose as another one. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/;

/**
 * A text a person must fill in: trimmed, with something to see in it. No NUL and no half of a
 * surrogate pair, which Postgres could not give back.
 *
 * @param label the field's name in Spanish with its article, as it follows a verb: 'el asunto'
 * @param max longest accepted length in UTF-16 code units
 */
export function RequiredText(label: string, max: number) {
  return storableText(label, max, `Falta ${label}.`).check(
    z.minLength(1, { error: `Falta ${label}.`, abort: true }),
    z.refine((text) => text.replace(INKLESS, '') !== '', `Falta ${label}.`),
  );
}

/** The same for a name or a subject, which lists and mails show in one line among others. */
export function RequiredLine(label: string, max: number) {
  return RequiredText(label, max).check(readsOneWay(label));
}

/** The same for a text that may be empty or, with the key, left out. */
export function OptionalText(label: string, max: number) {
  return z.optional(storableText(label, max, notText(label)));
}

/** The same for a name. */
export function OptionalLine(label: string, max: number) {
  return z.optional(storableText(label, max, notText(label)).check(readsOneWay(label)));
}

function readsOneWay(label: string) {
  return z.refine<string>(
    (text) => !TURNING.test(text),
    `${subjectOf(label)} contiene un carácter invisible que invierte el texto. Vuelve a escribirlo.`,
  );
}

function notText(label: string): string {
  return `${subjectOf(label)} debe ser un texto.`;
}

function storableText(label: string, max: number, noText: string) {
  const subject = subjectOf(label);
  return z
    .string(noText)
    .check(
      z.trim(),
      z.maxLength(max, `${subject} admite hasta ${max} caracteres.`),
      z.refine(isStorable, `${subject} contiene un carácter no permitido.`),
    );
}

/** Neither NUL nor half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function subjectOf(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

const LIMIT = 'El límite va de 1 a 100.';
const CURSOR = 'El cursor no es válido: usa el `next` de la página anterior.';

/** Which page of a list that grows: those after the cursor, at most so many. */
export const PageQuery = z.object({
  /** The `next` of the page before: the last row's moment in microseconds since 1970, and its id. */
  cursor: z.optional(
    z.string(CURSOR).check(z.regex(/^\d{1,16}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, CURSOR)),
  ),
  limit: z._default(
    z.coerce.number(LIMIT).check(z.multipleOf(1, LIMIT), z.gte(1, LIMIT), z.lte(100, LIMIT)),
    50,
  ),
});

/** An ISO 8601 instant with offset; the API writes and reads UTC. */
export const Timestamp = z.iso.datetime({
  offset: true,
  error: 'La fecha no es válida.',
});

/** Every failed call answers this, in Spanish (ERROR-3). */
export const ErrorBody = z.object({ message: z.string() });
export type ErrorBody = z.infer<typeof ErrorBody>;

export const Message = z.object({ message: z.string() });
export type Message = z.infer<typeof Message>;

/** An answer without content (204). */
export const Nothing = z.undefined();
