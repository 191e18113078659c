import { createSlice } from '@reduxjs/toolkit';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { defineMachine } from '#src/lib/stateMachine.ts';

/** Where a subscription is (NEWS-1, NEWS-2). Messages are the server's; null where it said nothing. */
export type NewsletterState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'subscribed'; readonly message: string | null }
  | {
      readonly status: 'failed';
      /** No token came, or the server refused. */
      readonly reason: 'captcha' | 'refused';
      readonly message: string | null;
      readonly failedRequest?: FailedRequest | undefined;
    };

interface Said {
  message: string | null;
}

export interface NewsletterEvents {
  /** Its payload is for the effect alone. */
  submitted: { email: string };
  captchaMissed: undefined;
  accepted: Said;
  rejected: Said & { failedRequest?: FailedRequest | undefined };
  /** Nothing of a session outlives it (FORM-4). */
  sessionEnded: undefined;
}

export const newsletterMachine = defineMachine<NewsletterState, NewsletterEvents>()(
  {
    idle: { submitted: 'sending' },
    sending: {
      captchaMissed: 'failed',
      accepted: 'subscribed',
      rejected: 'failed',
      sessionEnded: 'idle',
    },
    subscribed: { submitted: 'sending', sessionEnded: 'idle' },
    failed: { submitted: 'sending', sessionEnded: 'idle' },
  },
  {
    submitted: () => ({ status: 'sending' }),
    captchaMissed: () => ({ status: 'failed', reason: 'captcha', message: null }),
    accepted: (_state, { message }) => ({ status: 'subscribed', message }),
    rejected: (_state, failure) => ({ status: 'failed', reason: 'refused', ...failure }),
    sessionEnded: () => ({ status: 'idle' }),
  },
);

export const newsletterSlice = createSlice({
  name: 'newsletter',
  initialState: (): NewsletterState => ({ status: 'idle' }),
  reducers: newsletterMachine.reducers,
  selectors: { selectNewsletter: (state) => state },
});

export interface WithNewsletter {
  newsletter: NewsletterState;
}

export const { submitted, captchaMissed, accepted, rejected, sessionEnded } =
  newsletterSlice.actions;
export const { selectNewsletter } = newsletterSlice.selectors;
