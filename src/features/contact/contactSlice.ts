import { createSlice } from '@reduxjs/toolkit';
import type { NewContactMessage } from '#contract/contact.ts';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { defineMachine } from '#src/lib/stateMachine.ts';

/** Where a message to the agency is (CONTACT-1 to CONTACT-4); what is typed is the draft's. */
export type ContactState =
  | { readonly status: 'idle' }
  | { readonly status: 'submitting' }
  | { readonly status: 'sent' }
  /** The server's words; null where it said none. */
  | {
      readonly status: 'failed';
      readonly message: string | null;
      readonly failedRequest?: FailedRequest | undefined;
    };

export interface ContactEvents {
  /** Its payload is for the effect alone. */
  submitted: Omit<NewContactMessage, 'recaptchaToken'>;
  /** No token: the submit is ignored (CONTACT-4). */
  captchaMissed: undefined;
  accepted: undefined;
  rejected: { message: string | null; failedRequest?: FailedRequest | undefined };
  /** Back to the form, for another message. */
  restarted: undefined;
  /** Nothing of a session outlives it (FORM-4). */
  sessionEnded: undefined;
}

export const contactMachine = defineMachine<ContactState, ContactEvents>()(
  {
    idle: { submitted: 'submitting' },
    submitting: {
      captchaMissed: 'idle',
      accepted: 'sent',
      rejected: 'failed',
      sessionEnded: 'idle',
    },
    sent: { restarted: 'idle', sessionEnded: 'idle' },
    failed: { submitted: 'submitting', sessionEnded: 'idle' },
  },
  {
    submitted: () => ({ status: 'submitting' }),
    captchaMissed: () => ({ status: 'idle' }),
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

export const { submitted, captchaMissed, accepted, rejected, restarted, sessionEnded } =
  contactSlice.actions;
export const { selectContact } = contactSlice.selectors;
