import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { paths } from '#src/lib/paths.ts';
import { useAuth } from '#src/session/useAuth.ts';
import { Alert, FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Outcome } from '#ui/Outcome';
import { PageIntro } from '#ui/PageIntro';
import { Actions, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { recoveryCopy } from './recoveryCopy.ts';

/** Screen to request a password reset. The confirmation does not reveal whether the account exists. */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <Outcome tone="open" title={recoveryCopy.sentTitle} text={recoveryCopy.sent(sentTo)}>
        <Text $quiet>{recoveryCopy.notArrived}</Text>
        <SendAgain email={sentTo} onOther={() => setSentTo(null)} />
        <p>
          {recoveryCopy.remembered} <Link to={paths.login}>{recoveryCopy.toLogin}</Link>
        </p>
      </Outcome>
    );
  }
  return (
    <Stack $gap={24}>
      <PageIntro title={recoveryCopy.forgotTitle}>{recoveryCopy.forgotPurpose}</PageIntro>
      <ForgotPasswordForm onSent={setSentTo} />
    </Stack>
  );
}

function SendAgain({ email, onOther }: { email: string; onOther: () => void }) {
  const { requestPasswordReset } = useAuth();
  const [isSent, setSent] = useState(false);
  const { busy, failure, submit } = useSubmission({
    send() {
      setSent(false);
      return requestPasswordReset(email);
    },
    onDone: () => setSent(true),
    stays: true,
  });
  return (
    <Stack $gap={12}>
      <Actions>
        <Button busy={busy} busyLabel={recoveryCopy.sending} onClick={() => void submit(undefined)}>
          {recoveryCopy.sendAgain}
        </Button>
        <Button onClick={onOther}>{recoveryCopy.otherEmail}</Button>
      </Actions>
      {isSent && <Alert tone="success">{recoveryCopy.sentAgain}</Alert>}
      <FailureAlert failure={failure} />
    </Stack>
  );
}
