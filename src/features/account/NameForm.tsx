import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Account } from '#contract/people.ts';
import { FULL_NAME_LENGTH } from '#contract/peopleConstants.ts';
import { useUpdateAccountMutation } from '#src/api/accountApi.ts';
import { errorText, outcomeOf } from '#src/api/apiError.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useRowDraft } from '#src/lib/forms/useRowDraft.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { profileLoaded, selectAuth, selectUserId } from '#src/session/authSlice.ts';
import { Alert, FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Contested } from '#ui/Contested';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { TextField } from '#ui/TextField';
import { accountCopy } from './accountCopy.ts';

const schemas = lazyModule('accountSchemas', async () => {
  const { AccountChange } = await import('#contract/people.ts');
  return AccountChange.shape;
});

/** Changes the person's name; the header greets with the new one at once. */
export function NameForm({ account: { full_name } }: { account: Account }) {
  const draft = useRowDraft('account', useSelector(selectUserId), { full_name });
  const auth = useSelector(selectAuth);
  const dispatch = useDispatch();
  const [update] = useUpdateAccountMutation();
  const [isSaved, setSaved] = useState(false);
  const submission = useSubmission({
    async send(values: Pick<Account, 'full_name'>) {
      setSaved(false);
      const { error } = await draft.save(values, ({ full_name: name = values.full_name, was }) =>
        update({ full_name: name, was: { full_name: was.full_name ?? '' } }),
      );
      return outcomeOf(error, errorText(error, accountCopy.nameFailed));
    },
    onDone({ full_name: name }) {
      setSaved(true);
      if (auth.status !== 'signedIn') return;
      const { session, profile } = auth;
      dispatch(profileLoaded({ session, profile: { ...profile, full_name: name } }));
    },
    stays: true,
  });
  const { busy, failure, props, field } = useForm({
    draft,
    blank: { full_name: accountCopy.blankName },
    schemas,
    submission,
  });
  return (
    <form {...props}>
      <Stack $gap={20}>
        <Contested draft={draft} name="full_name" label={accountCopy.name}>
          <TextField
            label={accountCopy.name}
            hint={accountCopy.nameHint}
            autoComplete="name"
            maxLength={FULL_NAME_LENGTH}
            {...field('full_name')}
          />
        </Contested>
        <FailureAlert failure={failure} />
        {isSaved && !busy && failure === null && (
          <Alert tone="success">{accountCopy.nameSaved}</Alert>
        )}
        <div>
          <Button type="submit" busy={busy} busyLabel={accountCopy.saving}>
            {accountCopy.saveName}
          </Button>
        </div>
        <SlowNote busy={busy} />
      </Stack>
    </form>
  );
}
