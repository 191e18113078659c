import * as z from 'zod/mini';
import { plainEmail } from '#contract/typedText.ts';
import { isAddress } from '../../mail/mailRules.ts';
import { AuthError } from './authError.ts';

/** A field that may be missing or null; like GoTrue, we read that as empty text. */
export const OptionalText = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
);

/**
 * Reads a body as GoTrue does: it must be a JSON object; unknown keys are ignored.
 *
 * @throws AuthError 400 bad_json
 */
export function readAuthBody<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new AuthError(400, 'bad_json', 'El cuerpo no es un JSON válido.');
  return parsed.data;
}

/**
 * An address as accounts store it: trimmed, its domain in ASCII, and in lower case.
 *
 * @throws AuthError 400 validation_failed
 */
export function readEmail(text: string): string {
  const email = plainEmail(text).toLowerCase();
  if (!email) throw new AuthError(400, 'validation_failed', 'Escribe tu correo.');
  if (isAddress(email)) return email;
  throw new AuthError(400, 'validation_failed', 'Escribe un correo válido.');
}
