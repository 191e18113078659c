import { createSlice } from '@reduxjs/toolkit';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { defineMachine } from '#src/lib/stateMachine.ts';

/** Status of a subscription (NEWS-1, NEWS-2). Messages come from the server; null without one. */
export type NewsletterState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'subscribed'; readonly message: string | null }
  | {
      readonly status: 'failed';
      /** `captcha`: there was no token, so nothing was sent. `request`: anything after that failed. */
      readonly reason: 'captcha' | 'request';
      readonly message: string | null;
      readonly failedRequest?: FailedRequest | undefined;
    };

interface ServerMessage {
  message: string | null;
}

export interface NewsletterEvents {
  /** Only the effect reads the payload. */
  submitted: { email: string };
  captchaFailed: undefined;
  accepted: ServerMessage;
  rejected: ServerMessage & { failedRequest?: FailedRequest | undefined };
  /** The session ended or another person's replaced it, so its data is cleared (FORM-4). */
  sessionEnded: undefined;
}

export const newsletterMachine = defineMachine<NewsletterState, NewsletterEvents>()(
  {
    idle: { submitted: 'sending' },
    sending: {
      captchaFailed: 'failed',
      accepted: 'subscribed',
      rejected: 'failed',
      sessionEnded: 'idle',
    },
    subscribed: { submitted: 'sending', sessionEnded: 'idle' },
    failed: { submitted: 'sending', sessionEnded: 'idle' },
  },
  {
    submitted: () => ({ status: 'sending' }),
    captchaFailed: () => ({ status: 'failed', reason: 'captcha', message: null }),
    accepted: (_state, { message }) => ({ status: 'subscribed', message }),
    rejected: (_state, failure) => ({ status: 'failed', reason: 'request', ...failure }),
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

export const { submitted, captchaFailed, accepted, rejected, sessionEnded } =
  newsletterSlice.actions;
export const { selectNewsletter } = newsletterSlice.selectors;
