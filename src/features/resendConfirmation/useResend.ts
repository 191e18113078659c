import { useSubmission } from '#src/lib/useSubmission.ts';
import type { Submission } from '#src/lib/useSubmission.ts';
import { useAuth } from '#src/session/useAuth.ts';
import { resendCopy } from './resendCopy.ts';

/** Asks for another confirmation mail. After a success it can be asked for again. */
export function useResend(): Submission<{ email: string }> {
  const { resendConfirmation } = useAuth();
  return useSubmission<{ email: string }>({
    check: ({ email }) =>
      email.trim() === '' ? { message: resendCopy.blank, fields: ['email'] } : null,
    send: ({ email }) => resendConfirmation(email.trim()),
  });
}
