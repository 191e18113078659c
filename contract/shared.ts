import * as z from 'zod/mini';

/** Ids are uuid strings, but for services and roles, which are small integers (decision 22). */
export const Id = z.uuid('El identificador no es válido.');

export const Email = z
  .string('Escribe un correo.')
  .check(
    z.trim(),
    z.maxLength(254, 'El correo es demasiado largo.'),
    z.email('Escribe un correo completo.'),
  );

/**
 * A text a person must fill in: trimmed, at least one character. No NUL and no half of a
 * surrogate pair, which Postgres could not give back.
 *
 * @param label the field's name in Spanish with its article, as it follows a verb: 'el asunto'
 * @param max longest accepted length in UTF-16 code units
 */
export function RequiredText(label: string, max: number) {
  return storableText(label, max, `Falta ${label}.`).check(z.minLength(1, `Falta ${label}.`));
}

/** The same for a text that may be empty or, with the key, left out. */
export function OptionalText(label: string, max: number) {
  return z.optional(storableText(label, max, `${subjectOf(label)} debe ser un texto.`));
}

function storableText(label: string, max: number, noText: string) {
  const subject = subjectOf(label);
  return z.string(noText).check(
    z.trim(),
    z.maxLength(max, `${subject} admite hasta ${max} caracteres.`),
    z.refine(
      (text) => !text.includes('\0') && text.isWellFormed(),
      `${subject} contiene un carácter no permitido.`,
    ),
  );
}

function subjectOf(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** An ISO 8601 instant with offset; the API writes and reads UTC. */
export const Timestamp = z.iso.datetime({
  offset: true,
  error: 'La fecha no es válida.',
});

/** Every failed call answers this, in Spanish (spec section 7, decision 12). */
export const ErrorBody = z.object({ message: z.string() });
export type ErrorBody = z.infer<typeof ErrorBody>;

export const Message = z.object({ message: z.string() });
export type Message = z.infer<typeof Message>;
