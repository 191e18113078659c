import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useGetAccountQuery } from '#src/api/accountApi.ts';
import { errorText } from '#src/api/apiError.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import { CardSection } from '#ui/CardSection';
import { PageContainer } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { RetryAlert } from '#ui/RetryAlert';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { AccountDeletion } from './AccountDeletion.tsx';
import { DataDownload } from './DataDownload.tsx';
import { EmailForm } from './EmailForm.tsx';
import { NameForm } from './NameForm.tsx';
import { Sessions } from './Sessions.tsx';
import { accountCopy } from './accountCopy.ts';

export interface AccountScreenProps {
  /** The form for a new password. */
  password: ReactNode;
  /** The choice of notices sent by mail; null where the server has none. */
  notices: ReactNode;
  theme: ReactNode;
}

/** A person's own account. A server without `GET /data/account` shows password and theme only. */
export function AccountScreen({ password, notices, theme }: AccountScreenProps) {
  const {
    currentData: account,
    error,
    refetch,
  } = useGetAccountQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return (
    <PageContainer>
      <Stack $gap={24}>
        <Stack $gap={4}>
          <Heading as="h1" $look="title">
            {accountCopy.title}
          </Heading>
          <Text $quiet>{accountCopy.purpose}</Text>
        </Stack>
        {error !== undefined && (
          <RetryAlert onRetry={refetch} failedRequest={failedRequestOf(error)}>
            {errorText(error, accountCopy.loadFailed)}
          </RetryAlert>
        )}
        {account === undefined && error === undefined ? (
          <Skeleton width="100%" height="250px" />
        ) : (
          <>
            {account && (
              <>
                <CardSection title={accountCopy.nameTitle}>
                  <NameForm account={account} />
                </CardSection>
                <CardSection title={accountCopy.emailTitle} purpose={accountCopy.emailPurpose}>
                  <EmailForm
                    email={account.email}
                    newEmail={account.newEmail ?? null}
                    onAsked={refetch}
                  />
                </CardSection>
              </>
            )}
            <CardSection title={accountCopy.passwordTitle} purpose={accountCopy.passwordPurpose}>
              {password}
            </CardSection>
            {account && (
              <CardSection title={accountCopy.sessionsTitle} purpose={accountCopy.sessionsPurpose}>
                <Sessions sessions={account.sessions} onEnded={refetch} />
              </CardSection>
            )}
            {notices}
            <CardSection title={accountCopy.themeTitle}>
              <Outdent>{theme}</Outdent>
            </CardSection>
            {account && (
              <>
                <CardSection title={accountCopy.dataTitle} purpose={accountCopy.dataPurpose}>
                  <DataDownload />
                </CardSection>
                <CardSection
                  title={accountCopy.deletionTitle}
                  purpose={accountCopy.deletionPurpose}
                >
                  <AccountDeletion
                    name={account.full_name}
                    opensTickets={account.role !== 'ticket_manager'}
                  />
                </CardSection>
              </>
            )}
          </>
        )}
      </Stack>
    </PageContainer>
  );
}

/** Puts the icon of a button without a border below the heading. */
const Outdent = styled.div`
  margin-left: -${({ theme }) => theme.space[12]};
`;
