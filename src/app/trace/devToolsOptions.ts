import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';
import { createMask } from './maskPersonalData.ts';
import { TRACE_LENGTH } from './traceRecorder.ts';

/** Redux DevTools in development: every action with its dispatch trace, personal data masked. */
export function devToolsOptions(): DevToolsEnhancerOptions {
  const mask = createMask();
  return {
    name: 'Tramayo',
    maxAge: TRACE_LENGTH,
    trace: true,
    actionSanitizer: (action) => withEndpoint(mask(action)),
    stateSanitizer: (state) => mask(state),
  };
}

/** Renames RTK Query's `api/executeQuery/…` actions after their endpoint: `api/listTickets/…`. */
function withEndpoint<Action extends UnknownAction>(action: Action): Action {
  const { meta } = action as { meta?: { arg?: { endpointName?: string } } };
  const endpoint = meta?.arg?.endpointName;
  if (endpoint === undefined) return action;
  return { ...action, type: action.type.replace(/^api\/execute\w+/, `api/${endpoint}`) };
}
