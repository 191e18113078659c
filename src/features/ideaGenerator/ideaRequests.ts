import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { IdeaResult } from '#contract/ideas.ts';
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
    const idea = readIdea(await dispatch(call).unwrap());
    if (idea === null) throw new Error('The answer holds no idea');
    return accepted({ id, idea });
  }
  const call = generateIdeas.initiate({ prompt }, { track: false });
  const alternatives = readAlternatives(await dispatch(call).unwrap(), state.idea);
  return alternativesAccepted({ id, alternatives });
}

/** An idea as a screen can show it; null where the answer has not even a name. Odd parts are left out. */
export function readIdea(answer: unknown): IdeaResult | null {
  const { name, description, features, engine, id } = Object(answer) as Record<string, unknown>;
  if (!isText(name)) return null;
  return {
    name,
    description: isText(description) ? description : '',
    features: Array.isArray(features) ? features.filter(isText) : [],
    engine: isText(engine) ? engine : '',
    ...(isText(id) && { id }),
  };
}

/** What the list adds to the idea on screen, which is often its first one. */
export function readAlternatives(answer: readonly unknown[], shown: IdeaResult): IdeaResult[] {
  return answer
    .map(readIdea)
    .filter((idea): idea is IdeaResult => idea !== null && idea.name !== shown.name);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
