import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { CallExtra } from '#src/api/effects.ts';
import { accepted, alternativesAccepted } from './ideaGeneratorSlice.ts';
import type { IdeaGeneratorState } from './ideaGeneratorSlice.ts';

type Endpoints = Awaited<ReturnType<CallExtra['loadApi']>>['endpoints'];
type Asking = Extract<IdeaGeneratorState, { status: 'generating' | 'listing' }>;

/**
 * Makes the call that a state stands for (IDEA-5).
 *
 * @returns the event that its answer is
 * @throws ApiError when it was refused; Error when the answer holds no idea
 */
export async function requestIdeas(
  state: Asking,
  { generateIdea, generateIdeas }: Endpoints,
  dispatch: ThunkDispatch<object, CallExtra, UnknownAction>,
): Promise<UnknownAction> {
  const { id, prompt } = state.request;
  if (state.status === 'generating') {
    const call = generateIdea.initiate({ prompt }, { track: false });
    const [idea] = await dispatch(call).unwrap();
    if (idea === undefined) throw new Error('The answer holds no idea');
    return accepted({ id, idea });
  }
  const call = generateIdeas.initiate({ prompt }, { track: false });
  const ideas = await dispatch(call).unwrap();
  // What is on screen is often the first of them.
  const alternatives = ideas.filter(({ name }) => name !== state.idea.name);
  return alternativesAccepted({ id, alternatives });
}
