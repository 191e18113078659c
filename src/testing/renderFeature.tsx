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
  /** Fake session actions; any other action except `prepare` fails the test. */
  actions?: Partial<AuthActions>;
  at?: string;
}

/** Renders a feature with the real store and API and a given auth state. */
export function renderFeature(ui: ReactNode, { auth, actions = {}, at }: FeatureOptions) {
  const store = makeStore({ auth });
  attachApi(store);
  const all: AuthActions = {
    prepare: () => undefined,
    signIn: unexpected,
    signUp: unexpected,
    resendConfirmation: unexpected,
    requestPasswordReset: unexpected,
    changeEmail: unexpected,
    verifyLink: unexpected,
    updatePassword: unexpected,
    signOutOthers: unexpected,
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
  throw new Error('Unexpected call of a session action.');
}

/** The auth state of a signed-in person with a role. */
export function signedInAs(role: string, full_name = 'Rosa Quispe'): AuthState {
  const profile = aProfile({ role, full_name });
  return { status: 'signedIn', session: { userId: profile.id, accessToken: 'token-1' }, profile };
}

export const signedOut: AuthState = { status: 'signedOut', session: null, notice: null };
