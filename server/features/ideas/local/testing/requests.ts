import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const Requests = z.array(
  z.strictObject({
    prompt: z.string(),
    /** The intents it must be read as, either first; or 'harm' to refuse, 'more' to ask back. */
    reads: z.array(z.string()),
  }),
);

/** What Peruvian small businesses ask for, as they write it. */
export const REQUESTS = Requests.parse(
  JSON.parse(readFileSync(new URL('./requests.json', import.meta.url), 'utf8')),
);
