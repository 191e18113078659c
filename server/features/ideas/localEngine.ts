import type { GeneratedIdea, IdeaEngine } from './engineContract.ts';
import { composeIdea } from './composing.ts';
import { pickSketches } from './pickSketches.ts';
import { readPrompt } from './reading/readPrompt.ts';

/** Ideas without any network: what the prompt says, met with what is known of its trade. */
export function openLocalEngine(): IdeaEngine {
  return {
    name: 'tramayo-local',
    async generate(prompt, count): Promise<GeneratedIdea[]> {
      const reading = readPrompt(prompt);
      return pickSketches(reading, count).map((sketch, rank) => composeIdea(reading, sketch, rank));
    },
  };
}
