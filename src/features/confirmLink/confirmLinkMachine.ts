import { createSlice } from '@reduxjs/toolkit';
import { defineMachine } from '#src/lib/stateMachine.ts';

/** State of a mail link (AUTH-16). The token is kept in lib/mailLink.ts. */
export type ConfirmLinkState =
  | { readonly status: 'ready' }
  | { readonly status: 'busy' }
  /** The provider did not answer; the link may still be valid. */
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'verified' }
  /** A change of address still needs the link that was sent to the other address. */
  | { readonly status: 'halfVerified' }
  | { readonly status: 'expired' };

export interface ConfirmLinkEvents {
  pressed: undefined;
  accepted: undefined;
  halfAccepted: undefined;
  refused: undefined;
  unanswered: { message: string };
}

export const confirmLinkMachine = defineMachine<ConfirmLinkState, ConfirmLinkEvents>()(
  {
    ready: { pressed: 'busy' },
    failed: { pressed: 'busy' },
    busy: {
      accepted: 'verified',
      halfAccepted: 'halfVerified',
      refused: 'expired',
      unanswered: 'failed',
    },
    verified: {},
    halfVerified: {},
    expired: {},
  },
  {
    pressed: () => ({ status: 'busy' }),
    accepted: () => ({ status: 'verified' }),
    halfAccepted: () => ({ status: 'halfVerified' }),
    refused: () => ({ status: 'expired' }),
    unanswered: (_state, { message }) => ({ status: 'failed', message }),
  },
);

/** Actions and reducer for `useMachine`; the state is the component's, not the store's. */
export const confirmLinkSlice = createSlice({
  name: 'confirmLink',
  initialState: (): ConfirmLinkState => ({ status: 'ready' }),
  reducers: confirmLinkMachine.reducers,
});
