import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useGetAccountQuery } from '#src/api/accountApi.ts';
import { errorText } from '#src/api/apiError.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import { CardSection } from '#ui/CardSection';
import { RetryAlert } from '#ui/RetryAlert';
import { Skeleton } from '#ui/Skeleton';
import { AccountDeletion } from './AccountDeletion.tsx';
import { AccountFrame, PasswordSection, ThemeSection } from './AccountFrame.tsx';
import { DataDownload } from './DataDownload.tsx';
import { EmailForm } from './EmailForm.tsx';
import { NameForm } from './NameForm.tsx';
import { Sessions } from './Sessions.tsx';
import { accountCopy } from './accountCopy.ts';

export interface AccountScreenProps {
  /** The form for a new password. */
  password: ReactNode;
  /** The choice of notices sent by mail. */
  notices: ReactNode;
  theme: ReactNode;
}

/** A person's own account. */
export function AccountScreen({ password, notices, theme }: AccountScreenProps) {
  const userId = useSelector(selectUserId) ?? '';
  const {
    currentData: account,
    error,
    refetch,
  } = useGetAccountQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return (
    <AccountFrame>
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
          <PasswordSection>{password}</PasswordSection>
          {account && (
            <CardSection title={accountCopy.sessionsTitle} purpose={accountCopy.sessionsPurpose}>
              <Sessions sessions={account.sessions} onEnded={refetch} />
            </CardSection>
          )}
          {notices}
          <ThemeSection>{theme}</ThemeSection>
          {account && (
            <>
              <CardSection title={accountCopy.dataTitle} purpose={accountCopy.dataPurpose}>
                <DataDownload />
              </CardSection>
              <CardSection title={accountCopy.deletionTitle} purpose={accountCopy.deletionPurpose}>
                <AccountDeletion id={userId} opensTickets={account.role !== 'ticket_manager'} />
              </CardSection>
            </>
          )}
        </>
      )}
    </AccountFrame>
  );
}
