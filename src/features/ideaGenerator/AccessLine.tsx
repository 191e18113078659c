import { TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '#src/lib/paths.ts';
import { selectAuth } from '#src/session/authSlice.ts';
import { Icon } from '#ui/Icon';
import { ideaGeneratorCopy } from './ideaGeneratorCopy.ts';

/** Whether the person may use the generator; `checking` until the session check has finished. */
export type Access = 'in' | 'out' | 'checking';

/** A session is enough to use the generator: its profile need not have loaded. */
export function useAccess(): { access: Access; userId: string | null } {
  const { status, session } = useSelector(selectAuth);
  if (session !== null) return { access: 'in', userId: session.userId };
  return { access: status === 'loading' ? 'checking' : 'out', userId: null };
}

export interface AccessLineProps {
  access: Access;
  /** Announces the line as an alert, because somebody submitted without a session. */
  isAlert: boolean;
  /** Shown to signed-in people in the same place, so that the layout does not shift after the session check. */
  hint: ReactNode;
  /** The link to the sign-in is a button elsewhere. */
  hasButton?: boolean;
}

/** Below the field: a hint, or the invitation to sign in (IDEA-3). Each sentence has a line: a break would shift when the web font loads. */
export function AccessLine({ access, isAlert, hint, hasButton }: AccessLineProps) {
  if (access !== 'out') return <Line>{hint}</Line>;
  const { signInFirst, signIn, noAccount, signUp } = ideaGeneratorCopy;
  return (
    // The key mounts a new element for the alert, so that screen readers announce it.
    <Line data-visitor key={String(isAlert)} $isAlert={isAlert} {...(isAlert && { role: 'alert' })}>
      {isAlert && <Icon of={TriangleAlert} inText />}
      <div>
        <div>
          {`${signInFirst} `}
          {!hasButton && <Link to={paths.login}>{signIn}</Link>}
        </div>
        {`${noAccount} `}
        <Link to={paths.register}>{signUp}</Link>
      </div>
    </Line>
  );
}

const Line = styled.div<{ $isAlert?: boolean }>`
  display: flex;
  gap: ${({ theme }) => theme.space[8]};
  color: ${({ theme, $isAlert }) => ($isAlert ? theme.status.error.text : theme.color.ink2)};
  font: ${({ theme }) => theme.font.small};
  & > svg {
    margin-top: 2px;
  }
`;
