import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { attachApi } from '#src/app/attachApi.ts';
import { makeStore } from '#src/app/store.ts';
import type { AuthState } from '#src/session/authSlice.ts';
import { AuthContext } from '#src/session/useAuth.ts';
import type { AuthActions } from '#src/session/useAuth.ts';
import { aProfile } from './builders.ts';
import { renderUi } from './renderUi.tsx';

export interface FeatureOptions {
  auth: AuthState;
  /** What the session's actions do; those a test does not name must not be called, `prepare` apart. */
  actions?: Partial<AuthActions>;
  at?: string;
}

/** Renders a feature on the product's own store and api, with a session that is as the test says. */
export function renderFeature(ui: ReactNode, { auth, actions = {}, at }: FeatureOptions) {
  const store = makeStore({ auth });
  attachApi(store);
  const all: AuthActions = {
    prepare: () => undefined,
    signIn: unexpected,
    signUp: unexpected,
    resendConfirmation: unexpected,
    requestPasswordReset: unexpected,
    verifyLink: unexpected,
    updatePassword: unexpected,
    signOut: unexpected,
    retry: unexpected,
    ...actions,
  };
  const rendered = renderUi(
    <Provider store={store}>
      <AuthContext value={all}>{ui}</AuthContext>
    </Provider>,
    at,
  );
  return { store, ...rendered };
}

function unexpected(): never {
  throw new Error('This test does not expect the session to be asked for anything.');
}

/** A session of a person with a role. */
export function signedInAs(role: string, full_name = 'Rosa Quispe'): AuthState {
  const profile = aProfile({ role, full_name });
  return { status: 'signedIn', session: { userId: profile.id, accessToken: 'token-1' }, profile };
}

export const signedOut: AuthState = { status: 'signedOut', session: null, notice: null };
