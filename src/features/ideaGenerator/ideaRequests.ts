import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { CallExtra } from '#src/api/effects.ts';
import { accepted, alternativesAccepted } from './ideaGeneratorSlice.ts';
import type { IdeaGeneratorState } from './ideaGeneratorSlice.ts';

type Endpoints = Awaited<ReturnType<CallExtra['loadApi']>>['endpoints'];
type Asking = Extract<IdeaGeneratorState, { status: 'generating' | 'listing' }>;

/**
 * Makes the call of a `generating` or `listing` state (IDEA-5).
 *
 * @returns the event to dispatch
 * @throws ApiError when the call fails; Error when the answer contains no idea
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
    if (idea === undefined) throw new Error('The answer contains no idea');
    return accepted({ id, idea });
  }
  const call = generateIdeas.initiate({ prompt }, { track: false });
  const ideas = await dispatch(call).unwrap();
  // The answer often includes the idea that is already on screen.
  const alternatives = ideas.filter(({ name }) => name !== state.idea.name);
  return alternativesAccepted({ id, alternatives });
}
