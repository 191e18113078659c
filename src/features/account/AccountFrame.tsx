import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CardSection } from '#ui/CardSection';
import { PageContainer } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { accountCopy } from './accountCopy.ts';

/** The account page's title, above its sections. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <PageContainer>
      <Stack $gap={24}>
        <Stack $gap={4}>
          <Heading as="h1" $look="title">
            {accountCopy.title}
          </Heading>
          <Text $quiet>{accountCopy.purpose}</Text>
        </Stack>
        {children}
      </Stack>
    </PageContainer>
  );
}

export function PasswordSection({ children }: { children: ReactNode }) {
  return (
    <CardSection title={accountCopy.passwordTitle} purpose={accountCopy.passwordPurpose}>
      {children}
    </CardSection>
  );
}

export function ThemeSection({ children }: { children: ReactNode }) {
  return (
    <CardSection title={accountCopy.themeTitle}>
      <Outdent>{children}</Outdent>
    </CardSection>
  );
}

/** Puts the icon of a button without a border below the heading. */
const Outdent = styled.div`
  margin-left: -${({ theme }) => theme.space[12]};
`;
