import { TriangleAlert } from 'lucide';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '#src/lib/paths.ts';
import { selectAuth } from '#src/session/authSlice.ts';
import { Icon } from '#ui/Icon';
import { ideaGeneratorCopy } from './ideaGeneratorCopy.ts';

/** Whether the generator may be used; `checking` as long as the session is not known yet. */
type Access = 'in' | 'out' | 'checking';

/** A session is enough: the server asks for no profile that is not there, and nobody waits for it here. */
export function useAccess(): { access: Access; userId: string | null } {
  const { status, session } = useSelector(selectAuth);
  if (session !== null) return { access: 'in', userId: session.userId };
  return { access: status === 'loading' ? 'checking' : 'out', userId: null };
}

export interface AccessLineProps {
  access: Access;
  /** Somebody tried without a session. */
  isTold: boolean;
  /** What stands there for who may use it, so that nothing moves when that is known. */
  hint: string;
}

/** Under the field: who may use the generator, and the way in (IDEA-3). */
export function AccessLine({ access, isTold, hint }: AccessLineProps) {
  if (access !== 'out') return <Line>{hint}</Line>;
  const { signInFirst, signIn } = ideaGeneratorCopy;
  return (
    // Another element when it becomes an alert, so that it is announced.
    <Line data-visitor key={String(isTold)} $isTold={isTold} {...(isTold && { role: 'alert' })}>
      {isTold && <Icon of={TriangleAlert} inText />}
      <span>
        {signInFirst} <Link to={paths.login}>{signIn}</Link>
      </span>
    </Line>
  );
}

const Line = styled.p<{ $isTold?: boolean }>`
  display: flex;
  gap: ${({ theme }) => theme.space[8]};
  color: ${({ theme, $isTold }) => ($isTold ? theme.status.error.text : theme.color.ink2)};
  font: ${({ theme }) => theme.font.small};
  & > svg {
    margin-top: 2px;
  }
`;
