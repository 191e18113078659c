import { createSlice } from '@reduxjs/toolkit';
import type { NewContactMessage } from '#contract/contact.ts';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { defineMachine } from '#src/lib/stateMachine.ts';

/** Status of a message to the agency (CONTACT-1 to CONTACT-4); the typed values are in the draft. */
export type ContactState =
  | { readonly status: 'idle' }
  | { readonly status: 'submitting' }
  | { readonly status: 'sent' }
  /** The server's message; null without one. */
  | {
      readonly status: 'failed';
      readonly message: string | null;
      readonly failedRequest?: FailedRequest | undefined;
    };

export interface ContactEvents {
  /** Only the effect reads the payload. */
  submitted: Omit<NewContactMessage, 'recaptchaToken'>;
  /** Without a captcha token nothing is sent (CONTACT-4). */
  captchaFailed: undefined;
  accepted: undefined;
  rejected: { message: string | null; failedRequest?: FailedRequest | undefined };
  /** The person wants to send another message. */
  restarted: undefined;
  /** The session ended, so its data is cleared (FORM-4). */
  sessionEnded: undefined;
}

export const contactMachine = defineMachine<ContactState, ContactEvents>()(
  {
    idle: { submitted: 'submitting' },
    submitting: {
      captchaFailed: 'idle',
      accepted: 'sent',
      rejected: 'failed',
      sessionEnded: 'idle',
    },
    sent: { restarted: 'idle', sessionEnded: 'idle' },
    failed: { submitted: 'submitting', sessionEnded: 'idle' },
  },
  {
    submitted: () => ({ status: 'submitting' }),
    captchaFailed: () => ({ status: 'idle' }),
    accepted: () => ({ status: 'sent' }),
    rejected: (_state, failure) => ({ status: 'failed', ...failure }),
    restarted: () => ({ status: 'idle' }),
    sessionEnded: () => ({ status: 'idle' }),
  },
);

export const contactSlice = createSlice({
  name: 'contact',
  initialState: (): ContactState => ({ status: 'idle' }),
  reducers: contactMachine.reducers,
  selectors: { selectContact: (state) => state },
});

export interface WithContact {
  contact: ContactState;
}

export const { submitted, captchaFailed, accepted, rejected, restarted, sessionEnded } =
  contactSlice.actions;
export const { selectContact } = contactSlice.selectors;
