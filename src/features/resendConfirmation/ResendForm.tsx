import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { focusFirst, textOf } from '#src/lib/formFields.ts';
import { useDraft } from '#src/lib/useDraft.ts';
import { Alert, FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { EmailField } from '#ui/EmailField';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { resendCopy } from './resendCopy.ts';
import { useResend } from './useResend.ts';

const emptyDraft = { email: '' };

/** Another confirmation mail where the address is not known: an expired link does not tell it. */
export function ResendForm() {
  const draft = useDraft('resendConfirmation', null, emptyDraft);
  const { state, failure, messageId, field, submit, reopen } = useResend();
  const [sentTo, setSentTo] = useState('');
  const busy = state.status === 'busy';

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = textOf(form, 'email');
    reopen();
    const after = await submit({ email });
    if (after.status === 'failed') focusFirst(form, after.fields);
    if (after.status === 'done') setSentTo(email.trim());
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack $gap={20}>
        <EmailField
          label={resendCopy.email}
          autoComplete="email"
          value={draft.values.email}
          onChange={(event) => draft.setField('email', event.target.value)}
          {...field('email')}
        />
        <FailureAlert failure={failure} id={messageId} />
        <Button type="submit" variant="primary" wide busy={busy} busyLabel={resendCopy.sending}>
          {resendCopy.sendNew}
        </Button>
        <SlowNote busy={busy} />
        {state.status === 'done' && <Alert tone="success">{resendCopy.sent(sentTo)}</Alert>}
      </Stack>
    </form>
  );
}
