import { composeIdeas } from './composing.ts';
import type { IdeaEngine } from './engineContract.ts';
import { readFitRequest } from './guard.ts';

/** Ideas without any network: what the request wants to do, met with the solutions we know for it. */
export function openLocalEngine(): IdeaEngine {
  return {
    async generate(prompt, count) {
      return { ideas: composeIdeas(readFitRequest(prompt), count), engine: 'local' };
    },
  };
}
