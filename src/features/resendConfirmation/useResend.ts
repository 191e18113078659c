import { useState } from 'react';
import { plainEmail } from '#contract/typedText.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { useAuth } from '#src/session/useAuth.ts';

/** Resends the confirmation mail; `sentTo` is the address of the last request if it succeeded, else null. */
export function useResend() {
  const { resendConfirmation } = useAuth();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submission = useSubmission({
    send({ email }: { email: string }) {
      setSentTo(null);
      return resendConfirmation(plainEmail(email));
    },
    onDone: ({ email }) => setSentTo(plainEmail(email)),
    stays: true,
  });
  return { submission, sentTo };
}
