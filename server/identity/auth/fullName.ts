import * as z from 'zod/mini';

/** The limit of app.profiles. */
const LONGEST_NAME = 200;

/**
 * The name in a person's own metadata. Everything else in it, above all a role, is ignored.
 * Invalid metadata is ignored too, never refused.
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
