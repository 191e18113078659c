import { useState } from 'react';
import styled from 'styled-components';
import type { Account } from '#contract/people.ts';
import { agoText } from '#src/lib/agoText.ts';
import { useNow } from '#src/lib/useNow.ts';
import { useAuth } from '#src/session/useAuth.ts';
import type { AuthResult } from '#src/session/useAuth.ts';
import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Stack } from '#ui/Stack';
import { accountCopy } from './accountCopy.ts';

export interface SessionsProps {
  sessions: Account['sessions'];
  /** Called when the other sessions have ended. */
  onEnded: () => unknown;
}

/** The person's open sessions, and a button that ends all but the current one. */
export function Sessions({ sessions, onEnded }: SessionsProps) {
  const { signOutOthers } = useAuth();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<AuthResult | null>(null);
  const now = useNow();

  async function endOthers() {
    setBusy(true);
    const answer = await signOutOthers();
    setResult(answer);
    setBusy(false);
    if (answer.ok) onEnded();
  }

  return (
    <Stack $gap={16}>
      <List>
        {sessions.map(({ id, device, current, lastUsedAt }) => (
          <li key={id}>
            <strong>{device}</strong>
            {current ? (
              <span>{accountCopy.current}</span>
            ) : (
              <span>
                {accountCopy.lastUse} <time dateTime={lastUsedAt}>{agoText(lastUsedAt, now)}</time>
              </span>
            )}
          </li>
        ))}
      </List>
      {result?.ok === false && <Alert tone="error">{result.message}</Alert>}
      {result?.ok === true && <Alert tone="success">{accountCopy.othersEnded}</Alert>}
      {sessions.some(({ current }) => !current) && (
        <div>
          <Button busy={isBusy} busyLabel={accountCopy.ending} onClick={() => void endOthers()}>
            {accountCopy.endOthers}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const List = styled.ul`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.control};
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[24]};
    padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  }
  & > li + li {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  & > li > strong {
    font-weight: 600;
  }
  & > li > span {
    color: ${({ theme }) => theme.color.ink2};
    font: ${({ theme }) => theme.font.small};
  }
`;
