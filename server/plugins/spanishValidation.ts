import * as z from 'zod/mini';

/** A body that is missing, or that is a list or a bare value. */
export const NOT_AN_OBJECT = 'El cuerpo debe ser un objeto JSON.';

/** For what only programs send: schemas have texts for whatever a person may get wrong. */
const INVALID = 'El formulario contiene un dato que no es válido.';

/**
 * Makes zod speak Spanish where a schema gives no text of its own. Global to the process, because
 * zod keeps its texts there.
 */
export function useSpanishValidation(): void {
  z.config({
    localeError: (issue) => {
      if (issue.code === 'unrecognized_keys') {
        return `Hay campos que no se admiten: ${issue.keys.join(', ').slice(0, 200)}.`;
      }
      const isBody = issue.code === 'invalid_type' && !issue.path?.length;
      return isBody && issue.expected === 'object' ? NOT_AN_OBJECT : INVALID;
    },
  });
}

/**
 * One text for everything that was wrong with a body or an address, each sentence once.
 *
 * @param issues as fastify-type-provider-zod gives them: zod's own texts, without path
 */
export function validationText(issues: readonly { message?: string | undefined }[]): string {
  const sentences = new Set(issues.flatMap((issue) => issue.message ?? []));
  return [...sentences].slice(0, 5).join(' ');
}
