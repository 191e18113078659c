import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { NoticeKind } from '#contract/notices.ts';
import { errorText } from '#src/api/apiError.ts';
import {
  useGetNoticePreferencesQuery,
  useUpdateNoticePreferencesMutation,
} from '#src/api/noticesApi.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { CheckField } from '#ui/CheckField';
import { Dialog } from '#ui/Dialog';
import { RetryAlert } from '#ui/RetryAlert';
import { Skeleton } from '#ui/Skeleton';
import { Actions, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { Choices } from './Notices.styles.ts';
import { kindNames, noticesCopy } from './noticesCopy.ts';

/** Each role is asked of what it is told of. */
const kindsOf: Readonly<Record<string, readonly NoticeKind[]>> = {
  admin: ['ticket', 'message', 'note', 'status', 'assignment', 'dates', 'approval', 'changes'],
  ticket_manager: ['ticket', 'message', 'note', 'status', 'assignment'],
  project_manager: ['message', 'note', 'status', 'assignment', 'dates', 'approval', 'changes'],
  client: ['ticket', 'message', 'status', 'project', 'dates', 'delivery', 'update', 'reminder'],
};
const otherKinds: readonly NoticeKind[] = ['message', 'note', 'status', 'assignment'];

/** Which notices come by mail as well. */
export function MailPreferences({ onClose }: { onClose: () => void }) {
  const { currentData: saved, error, refetch } = useGetNoticePreferencesQuery();
  /** What the boxes showed at first; they do not follow what comes later. */
  const [first, setFirst] = useState(saved);
  if (first === undefined && saved !== undefined) setFirst(saved);
  const [update, { isLoading, error: refusal }] = useUpdateNoticePreferencesMutation();
  const role = useSelector(selectProfile)?.role;
  const kinds = kindsOf[role ?? ''] ?? otherKinds;

  async function save(form: FormData) {
    const was = first?.muted ?? [];
    const others = was.filter((kind) => !kinds.includes(kind));
    const muted = kinds.filter((kind) => !form.has(kind));
    const { error } = await update({ muted: [...others, ...muted], was: { muted: was } });
    if (error === undefined) onClose();
  }

  return (
    <Dialog title={noticesCopy.byMail} onClose={onClose}>
      <Text $quiet>{noticesCopy.byMailPurpose}</Text>
      {error !== undefined && (
        <RetryAlert onRetry={refetch} failedRequest={failedRequestOf(error)}>
          {errorText(error, noticesCopy.preferencesFailed)}
        </RetryAlert>
      )}
      {!saved && error === undefined && <Skeleton width="60%" height="20px" />}
      {saved && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!isLoading) void save(new FormData(event.currentTarget));
          }}
        >
          <Stack $gap={20}>
            <Choices>
              <legend>{noticesCopy.byMailKinds}</legend>
              {kinds.map((kind) => (
                <CheckField
                  key={kind}
                  name={kind}
                  label={kindNames[kind]}
                  defaultChecked={!saved.muted.includes(kind)}
                />
              ))}
            </Choices>
            {refusal !== undefined && (
              <Alert tone="error" failedRequest={failedRequestOf(refusal)}>
                {errorText(refusal, noticesCopy.saveFailed)}
              </Alert>
            )}
            <Actions>
              <Button
                type="submit"
                variant="primary"
                busy={isLoading}
                busyLabel={noticesCopy.saving}
              >
                {noticesCopy.save}
              </Button>
              <Button onClick={onClose}>{noticesCopy.cancel}</Button>
            </Actions>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
