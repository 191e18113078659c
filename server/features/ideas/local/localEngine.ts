import type { IdeaEngine } from '../engineContract.ts';
import { composeIdeas } from './composing.ts';
import { readRequest } from './request.ts';

/** Ideas without any network: what somebody wants to do, met with the solutions we know for it. */
export function openLocalEngine(): IdeaEngine {
  return {
    async generate(prompt, count) {
      return { ideas: composeIdeas(readRequest(prompt), count), engine: 'local' };
    },
  };
}
