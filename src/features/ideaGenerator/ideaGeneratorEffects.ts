import { errorText } from '#src/api/apiError.ts';
import type { StartEffects } from '#src/api/effects.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import { importChunk } from '#src/lib/importChunk.ts';
import { moveDraft } from '#src/lib/forms/useDraft.ts';
import { hasPersonLeft } from '#src/session/personLeft.ts';
import type { WithAuth } from '#src/session/sessionReports.ts';
import { heroOutcome } from './heroOutcomeCode.ts';
import { rejected, sessionEnded } from './ideaGeneratorSlice.ts';
import type { IdeaGeneratorState } from './ideaGeneratorSlice.ts';
import { PROMPT_DRAFT } from './promptDraft.ts';

interface State extends WithAuth {
  ideaGenerator: IdeaGeneratorState;
}

type EffectApi = Parameters<Parameters<StartEffects<State>>[0]['effect']>[1];

/** The error message when the server gives none (IDEA-6). */
const UNEXPECTED = 'Ocurrió un error inesperado.';

/** Starts the effects of the generator's states and of session changes (IDEA-5, IDEA-7). */
export function startIdeaGeneratorEffects(startListening: StartEffects<State>): void {
  startListening({
    predicate: (_action, now, before) => now.ideaGenerator !== before.ideaGenerator,
    effect: sendRequest,
  });
  startListening({
    predicate: (_action, now, before) => now.auth.session?.userId !== before.auth.session?.userId,
    effect: movePromptDraft,
  });
  startListening({
    predicate: hasPersonLeft,
    effect: (_action, { dispatch }) => void dispatch(sessionEnded()),
  });
}

/**
 * Sends the request of a `generating` or `listing` state and dispatches its outcome; the slice ignores outcomes of
 * outdated requests. The code that sends it is loaded with the first request.
 */
async function sendRequest(_action: unknown, api: EffectApi): Promise<void> {
  const state = api.getState().ideaGenerator;
  if (state.status !== 'generating' && state.status !== 'listing') return;
  const { id } = state.request;
  try {
    const [{ endpoints }, { requestIdeas }] = await Promise.all([
      api.extra.loadApi(),
      importChunk('ideaRequests', () => import('./ideaRequests.ts')),
      heroOutcome.load(),
    ]);
    api.dispatch(await requestIdeas(state, endpoints, api.dispatch));
  } catch (error) {
    const message = errorText(error, UNEXPECTED);
    api.dispatch(rejected({ id, message, failedRequest: failedRequestOf(error) }));
  }
}

/**
 * Keeps the prompt's draft on screen when a visitor signs in and when a session expires. On a sign-out it is not moved,
 * so it disappears from the screen.
 */
function movePromptDraft(_action: unknown, api: EffectApi): void {
  const before = api.getOriginalState().auth;
  const { auth } = api.getState();
  const [from, to] = [before.session?.userId ?? null, auth.session?.userId ?? null];
  const isExpired = auth.status === 'signedOut' && auth.notice !== null;
  if (from === null || (to === null && isExpired)) moveDraft(PROMPT_DRAFT, from, to);
}
