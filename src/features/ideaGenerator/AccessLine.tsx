import { TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '#src/lib/paths.ts';
import { below } from '#src/theme/theme.ts';
import { selectAuth } from '#src/session/authSlice.ts';
import { ButtonLink } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { Stack } from '#ui/Stack';
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
  /** Shown to signed-in people in the same place. */
  hint: ReactNode;
  /** Called as a visitor goes on; absent where the way on is a button elsewhere. */
  onGoOn?: () => void;
}

/** Below the field: a hint or, for visitors, the way on with their idea and the invitation to sign in (IDEA-3). */
export function AccessLine({ access, isAlert, hint, onGoOn }: AccessLineProps) {
  if (access !== 'out') return <Line>{hint}</Line>;
  const { goOn, nextStep, signInFirst, signIn } = ideaGeneratorCopy;
  return (
    <Stack $gap={8} data-visitor="folded">
      <Line>
        {onGoOn && (
          <ButtonLink to={paths.register} size="small" onClick={onGoOn}>
            {goOn}
          </ButtonLink>
        )}
        <span>{nextStep}</span>
      </Line>
      {/* The key mounts a new element for the alert, so that screen readers announce it. */}
      <Line key={String(isAlert)} $isAlert={isAlert} {...(isAlert && { role: 'alert' })}>
        {isAlert && <Icon of={TriangleAlert} inText />}
        <span>
          {`${signInFirst} `}
          <Link to={paths.login}>{signIn}</Link>
        </span>
      </Line>
    </Stack>
  );
}

const Line = styled.div<{ $isAlert?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  color: ${({ theme, $isAlert }) => ($isAlert ? theme.status.error.text : theme.color.ink2)};
  font: ${({ theme }) => theme.font.small};
  ${below('sm')} {
    flex-wrap: wrap;
    & > a {
      flex: 1 0 100%;
    }
  }
`;
