import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { IdeaResult } from '#contract/ideas.ts';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { defineMachine } from '#src/lib/stateMachine.ts';

/** One question to the server. What is typed meanwhile is the draft's, not in here. */
export interface IdeaRequest {
  /** Tells the answer that is waited for from one to a request that was abandoned. */
  readonly id: string;
  readonly prompt: string;
}

/** A request with an id of its own. */
export const ideaRequest = (prompt: string): IdeaRequest => ({ id: nanoid(), prompt });

interface IdeaFailure {
  readonly message: string;
  readonly failedRequest?: FailedRequest | undefined;
}

/**
 * The idea generator (IDEA-1), hero and /ai-tools alike: what one began, the other goes on
 * with. 'Ver más alternativas' (IDEA-5) is the part from `listing` on; the idea stays through it.
 */
export type IdeaGeneratorState =
  | { readonly status: 'idle' }
  | { readonly status: 'generating'; readonly request: IdeaRequest }
  | ({ readonly status: 'failed' } & IdeaFailure)
  | { readonly status: 'result'; readonly request: IdeaRequest; readonly idea: IdeaResult }
  | { readonly status: 'listing'; readonly request: IdeaRequest; readonly idea: IdeaResult }
  | {
      readonly status: 'listed';
      readonly request: IdeaRequest;
      readonly idea: IdeaResult;
      readonly alternatives: readonly IdeaResult[];
    }
  | ({
      readonly status: 'unlisted';
      readonly request: IdeaRequest;
      readonly idea: IdeaResult;
    } & IdeaFailure);

export interface IdeaGeneratorEvents {
  /** A new request clears the previous result and error (IDEA-1). */
  submitted: IdeaRequest;
  accepted: { id: string; idea: IdeaResult };
  rejected: { id: string } & IdeaFailure;
  alternativesWanted: IdeaRequest;
  alternativesAccepted: { id: string; alternatives: IdeaResult[] };
  /** An idea of before is taken up again: others are asked for, for its prompt. */
  resumed: { request: IdeaRequest; idea: IdeaResult };
  /** The screen was left: what is under way is abandoned, what has arrived stays. */
  left: undefined;
  /** Nothing of a session outlives it (IDEA-7). */
  sessionEnded: undefined;
}

const idle = { status: 'idle' } as const;

export const ideaGeneratorMachine = defineMachine<IdeaGeneratorState, IdeaGeneratorEvents>()(
  {
    idle: { submitted: 'generating', resumed: 'listing' },
    generating: { accepted: 'result', rejected: 'failed', left: 'idle', sessionEnded: 'idle' },
    failed: { submitted: 'generating', resumed: 'listing', left: 'idle', sessionEnded: 'idle' },
    result: {
      submitted: 'generating',
      resumed: 'listing',
      alternativesWanted: 'listing',
      sessionEnded: 'idle',
    },
    listing: {
      submitted: 'generating',
      resumed: 'listing',
      alternativesAccepted: 'listed',
      rejected: 'unlisted',
      left: 'result',
      sessionEnded: 'idle',
    },
    listed: { submitted: 'generating', resumed: 'listing', sessionEnded: 'idle' },
    unlisted: {
      submitted: 'generating',
      resumed: 'listing',
      alternativesWanted: 'listing',
      left: 'result',
      sessionEnded: 'idle',
    },
  },
  {
    submitted: (_state, request) => ({ status: 'generating', request }),
    accepted: ({ request }, { id, idea }) =>
      request.id === id ? { status: 'result', request, idea } : null,
    rejected: (state, { id, ...failure }) => {
      if (state.request.id !== id) return null;
      return state.status === 'generating'
        ? { status: 'failed', ...failure }
        : { ...state, status: 'unlisted', ...failure };
    },
    alternativesWanted: ({ idea }, request) => ({ status: 'listing', request, idea }),
    alternativesAccepted: (state, { id, alternatives }) =>
      state.request.id === id ? { ...state, status: 'listed', alternatives } : null,
    resumed: (_state, { request, idea }) => ({ status: 'listing', request, idea }),
    left: (state) =>
      'idea' in state ? { status: 'result', request: state.request, idea: state.idea } : idle,
    sessionEnded: () => idle,
  },
);

export const ideaGeneratorSlice = createSlice({
  name: 'ideaGenerator',
  initialState: (): IdeaGeneratorState => idle,
  reducers: ideaGeneratorMachine.reducers,
  selectors: { selectIdeaGenerator: (state) => state },
});

export const {
  submitted,
  accepted,
  rejected,
  alternativesWanted,
  alternativesAccepted,
  resumed,
  left,
  sessionEnded,
} = ideaGeneratorSlice.actions;
export const { selectIdeaGenerator } = ideaGeneratorSlice.selectors;
