import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const Requests = z.array(
  z.strictObject({
    prompt: z.string(),
    /** The expected intents, any of them first; or 'harm' to refuse, 'more' to ask for details. */
    reads: z.array(z.string()),
  }),
);

/** Requests of small Peruvian businesses, in their own spelling. */
export const REQUESTS = Requests.parse(
  JSON.parse(readFileSync(new URL('./requests.json', import.meta.url), 'utf8')),
);
