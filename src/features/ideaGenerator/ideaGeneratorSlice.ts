import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { IdeaResult } from '#contract/ideas.ts';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { defineMachine } from '#src/lib/stateMachine.ts';

/** A request for ideas. The text in the field belongs to the draft, not to this state. */
export interface IdeaRequest {
  /** Distinguishes the awaited answer from answers to cancelled requests. */
  readonly id: string;
  readonly prompt: string;
}

/** Makes a request with a new id. */
export const ideaRequest = (prompt: string): IdeaRequest => ({ id: nanoid(), prompt });

interface IdeaFailure {
  readonly message: string;
  readonly failedRequest?: FailedRequest | undefined;
}

/**
 * The idea generator (IDEA-1). The hero and /ai-tools share this state. 'Ver más alternativas' (IDEA-5) leads to
 * `listing`; the idea stays meanwhile.
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
  /** A saved idea was reopened to request alternatives for its prompt. */
  resumed: { request: IdeaRequest; idea: IdeaResult };
  /** The page was left: a pending request is cancelled, a result stays. */
  left: undefined;
  /** The session ended: clears everything (IDEA-7). */
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
