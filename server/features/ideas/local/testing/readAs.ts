import { whyUnfit } from '../guard.ts';
import { readRequest } from '../request.ts';
import type { REQUESTS } from './requests.ts';

/** Whether a request of the test set is read as expected: all its intents, one of them first. */
export function readAs({ prompt, reads }: (typeof REQUESTS)[number]): boolean {
  const unfit = whyUnfit(prompt);
  if (unfit !== null) return reads[0] === (unfit.startsWith('Cuéntanos') ? 'more' : 'harm');
  const intents = readRequest(prompt).intents.map(({ id }) => id);
  return reads.every((id) => intents.includes(id)) && reads.includes(intents[0] ?? '');
}
