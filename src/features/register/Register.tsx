import { useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#ui/Button';
import { Outcome } from '#ui/Outcome';
import { PageIntro } from '#ui/PageIntro';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { registerCopy } from './registerCopy.ts';
import { RegisterForm } from './RegisterForm.tsx';

export interface RegisterProps {
  /** A way to request the mail again. */
  resend: (email: string) => ReactNode;
}

/** The register screen: the form, then 'Revisa tu Correo' (AUTH-14). */
export function Register({ resend }: RegisterProps) {
  const [registered, setRegistered] = useState<string | null>(null);
  if (registered !== null) {
    return (
      <Outcome tone="open" title={registerCopy.doneTitle} text={registerCopy.done}>
        <Text $quiet>
          {registerCopy.sentTo} <Email>{registered}</Email>. {registerCopy.notArrived}
        </Text>
        <Stack $gap={12}>
          <ButtonLink wide to={paths.login}>
            {registerCopy.doneToLogin}
          </ButtonLink>
          {resend(registered)}
        </Stack>
      </Outcome>
    );
  }
  return (
    <Stack $gap={24}>
      <PageIntro title={registerCopy.title}>{registerCopy.purpose}</PageIntro>
      <RegisterForm onRegistered={setRegistered} />
    </Stack>
  );
}

const Email = styled.strong`
  color: ${({ theme }) => theme.color.ink};
  overflow-wrap: anywhere;
`;
