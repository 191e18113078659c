import type { Objection } from '#src/lib/submissionMachine.ts';
import { useSubmission } from '#src/lib/useSubmission.ts';
import type { Submission } from '#src/lib/useSubmission.ts';
import { useAuth } from '#src/session/useAuth.ts';
import { loginCopy } from './loginCopy.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** The login form's workflow (AUTH-11). */
export function useLogin(): Submission<Credentials> {
  const { signIn } = useAuth();
  return useSubmission<Credentials>({
    check: findBlank,
    send: ({ email, password }) => signIn(email.trim(), password),
  });
}

function findBlank(credentials: Credentials): Objection<keyof Credentials> | null {
  const fields = (['email', 'password'] as const).filter((name) => credentials[name].trim() === '');
  return fields.length === 0 ? null : { message: loginCopy.blank, fields };
}
