import * as z from 'zod/mini';

/** As long as app.profiles keeps it. */
const LONGEST_NAME = 200;

/**
 * The name in a person's own metadata; everything else there, a role above all, is left out. Odd
 * metadata is no reason to refuse anybody.
 */
export const OwnMetadata = z.catch(
  z.pipe(
    z.object({ full_name: z.string() }),
    z.transform(({ full_name: name }) => ({
      full_name: Array.from(name.trim()).slice(0, LONGEST_NAME).join(''),
    })),
  ),
  { full_name: '' },
);
