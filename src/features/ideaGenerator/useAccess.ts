import { useSelector } from 'react-redux';
import { selectAuth } from '#src/session/authSlice.ts';

/** Whether the generator may be used; `checking` as long as the session is not known yet. */
export type Access = 'in' | 'out' | 'checking';

/** A session is enough: the server asks for no profile that is not there, and nobody waits for it here. */
export function useAccess(): { access: Access; userId: string | null } {
  const { status, session } = useSelector(selectAuth);
  if (session !== null) return { access: 'in', userId: session.userId };
  return { access: status === 'loading' ? 'checking' : 'out', userId: null };
}
