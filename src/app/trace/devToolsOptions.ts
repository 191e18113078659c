import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';
import { createMask } from './maskPersonalData.ts';
import { TRACE_LENGTH } from './traceRecorder.ts';

/** What Redux DevTools shows in development: every event with where it was dispatched, no personal data. */
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

/** RTK Query calls each request `api/executeQuery/…`; here it goes by its endpoint: `api/listTickets/…`. */
function withEndpoint<Action extends UnknownAction>(action: Action): Action {
  const { meta } = action as { meta?: { arg?: { endpointName?: string } } };
  const endpoint = meta?.arg?.endpointName;
  if (endpoint === undefined) return action;
  return { ...action, type: action.type.replace(/^api\/execute\w+/, `api/${endpoint}`) };
}
