import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { forgetMailLink } from '#src/lib/mailLink.ts';
import type { MailLink } from '#src/lib/mailLink.ts';
import { paths } from '#src/lib/paths.ts';
import { useMachine } from '#src/lib/useMachine.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { useAuth } from '#src/session/useAuth.ts';
import { Alert } from '#ui/Alert';
import { Button, ButtonLink } from '#ui/Button';
import { Outcome } from '#ui/Outcome';
import { PageIntro } from '#ui/PageIntro';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { accountVerified, confirmLinkCopy, emailChanged, linkCopy } from './confirmLinkCopy.ts';
import { confirmLinkSlice } from './confirmLinkMachine.ts';

const { pressed, accepted, halfAccepted, refused, unanswered } = confirmLinkSlice.actions;

export interface HeldLinkProps {
  link: MailLink;
  newConfirmation: ReactNode;
}

/** Verifies the link on a press, because mail scanners open links too (AUTH-16). */
export function HeldLink({ link, newConfirmation }: HeldLinkProps) {
  const { verifyLink } = useAuth();
  const navigate = useNavigate();
  const { state, send } = useMachine(confirmLinkSlice);
  const copy = linkCopy[link.type];
  const isInvited = link.type === 'invite';
  const isChange = link.type === 'email_change';
  const choosesPassword = isInvited || link.type === 'recovery';
  const leaving = state.status === 'verified' && choosesPassword;
  const profile = useSelector(selectProfile);

  async function press() {
    if (!send(pressed())) return;
    const result = await verifyLink(link);
    if (!result.ok && result.reason === 'unavailable') {
      send(unanswered({ message: result.message }));
      return;
    }
    forgetMailLink();
    send(result.ok ? (result.awaitsOther ? halfAccepted() : accepted()) : refused());
    if (result.ok && choosesPassword) {
      void navigate(paths.resetPassword, {
        replace: true,
        state: { recovered: true, invited: isInvited },
      });
    }
  }

  if (state.status === 'verified' && !leaving) {
    const { verifiedTitle, verified, enter } = isChange ? emailChanged : accountVerified;
    return (
      <Outcome tone="success" title={verifiedTitle} text={verified}>
        <ButtonLink variant="primary" wide to={isChange ? paths.account : paths.app}>
          {enter}
        </ButtonLink>
      </Outcome>
    );
  }
  if (state.status === 'halfVerified') {
    return (
      <Outcome tone="open" title={confirmLinkCopy.halfTitle} text={confirmLinkCopy.half}>
        <ButtonLink wide to={paths.account}>
          {confirmLinkCopy.toAccount}
        </ButtonLink>
      </Outcome>
    );
  }
  if (state.status === 'expired') {
    return (
      <Outcome tone="open" title={confirmLinkCopy.expiredTitle} text={copy.expired}>
        {isChange ? (
          <ButtonLink variant="primary" wide to={paths.account}>
            {confirmLinkCopy.toAccount}
          </ButtonLink>
        ) : choosesPassword ? (
          <Stack $gap={12}>
            <ButtonLink variant="primary" wide to={paths.forgotPassword}>
              {confirmLinkCopy.anotherRecovery}
            </ButtonLink>
            {isInvited && (
              <ButtonLink wide to={paths.login}>
                {confirmLinkCopy.toLogin}
              </ButtonLink>
            )}
          </Stack>
        ) : (
          <>
            {newConfirmation}
            <p>
              {confirmLinkCopy.alreadyVerified}{' '}
              <Link to={paths.login}>{confirmLinkCopy.toLogin}</Link>
            </p>
          </>
        )}
      </Outcome>
    );
  }
  const busy = state.status === 'busy' || leaving;
  return (
    <Stack $gap={24}>
      <PageIntro title={copy.title}>{copy.purpose}</PageIntro>
      {!busy && !isChange && profile !== null && (
        <Alert tone="notice">{confirmLinkCopy.otherSession(profile.full_name)}</Alert>
      )}
      {state.status === 'failed' && <Alert tone="error">{state.message}</Alert>}
      <Button variant="primary" wide busy={busy} busyLabel={copy.pressed} onClick={press}>
        {copy.press}
      </Button>
      <SlowNote busy={busy} />
    </Stack>
  );
}
