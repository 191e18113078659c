import * as z from 'zod/mini';
import { cutText } from '#contract/cutText.ts';

/** For a body that is missing, a list or a bare value. */
export const NOT_AN_OBJECT = 'El cuerpo debe ser un objeto JSON.';

/**
 * Fallback for input that only programs send; schemas have their own texts for people's
 * mistakes.
 */
const INVALID = 'El formulario contiene un dato que no es válido.';

/**
 * Sets zod's default messages to Spanish. This is global to the process because zod stores them
 * there.
 */
export function useSpanishValidation(): void {
  z.config({
    localeError: (issue) => {
      if (issue.code === 'unrecognized_keys') {
        return `Hay campos que no se admiten: ${cutText(issue.keys.join(', '), 200)}.`;
      }
      const isBody = issue.code === 'invalid_type' && !issue.path?.length;
      return isBody && issue.expected === 'object' ? NOT_AN_OBJECT : INVALID;
    },
  });
}

/**
 * Joins the distinct messages of a validation into one text.
 *
 * @param issues as fastify-type-provider-zod returns them: zod's messages, without path
 */
export function validationText(issues: readonly { message?: string | undefined }[]): string {
  const sentences = new Set(issues.flatMap((issue) => issue.message ?? []));
  return [...sentences].slice(0, 5).join(' ');
}
