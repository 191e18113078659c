import { useState } from 'react';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { useAuth } from '#src/session/useAuth.ts';

/** Resends the confirmation mail; `sentTo` is the address of the last request if it succeeded, else null. */
export function useResend() {
  const { resendConfirmation } = useAuth();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submission = useSubmission({
    send({ email }: { email: string }) {
      setSentTo(null);
      return resendConfirmation(email.trim());
    },
    onDone: ({ email }) => setSentTo(email.trim()),
    stays: true,
  });
  return { submission, sentTo };
}
