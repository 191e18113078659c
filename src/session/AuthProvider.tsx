import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { createAuthActions } from './authActions.ts';
import type { SessionDispatch } from './authEffectApi.ts';
import { AuthContext } from './useAuth.ts';

/** Provides the auth actions to `useAuth`. Render it inside the store's Provider. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch<SessionDispatch>();
  const actions = useMemo(() => createAuthActions(dispatch), [dispatch]);
  return <AuthContext value={actions}>{children}</AuthContext>;
}
