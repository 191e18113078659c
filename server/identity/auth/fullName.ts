import * as z from 'zod/mini';
import { cutText } from '#contract/cutText.ts';
import { lineFault, trimLine } from '#contract/typedText.ts';
import { AuthError } from './authError.ts';

/** The limit of app.profiles. */
const LONGEST_NAME = 200;

/**
 * The name in a person's own metadata. Everything else in it, above all a role, is ignored.
 * Invalid metadata is ignored too.
 */
export const OwnMetadata = z.catch(
  z.pipe(
    z.object({ full_name: z.string() }),
    z.transform(({ full_name: name }) => ({
      full_name: cutText(trimLine(name), LONGEST_NAME),
    })),
  ),
  { full_name: '' },
);

/** @throws AuthError 400 validation_failed for a name that the contract refuses elsewhere */
export function requireLine(fullName: string): void {
  const fault = lineFault('el nombre', fullName);
  if (fault !== null) throw new AuthError(400, 'validation_failed', fault);
}
