import { useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { prepareOnApproach } from '#src/lib/captcha/captcha.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useTypedEarly } from '#src/lib/forms/useTypedEarly.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { CaptchaNotice } from '#ui/CaptchaNotice';
import { EmailField } from '#ui/EmailField';
import { FieldLine } from '#ui/Field';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { newsletterCopy } from './newsletterCopy.ts';
import { selectNewsletter, submitted } from './newsletterSlice.ts';

const schemas = lazyModule('newsletterSchemas', async () => {
  const { Email } = await import('#contract/shared.ts');
  return { email: Email };
});

const emptyDraft = { email: '' };

/** The subscription form with a description and the result (NEWS-1 to NEWS-3). */
export function NewsletterForm() {
  const dispatch = useDispatch();
  const state = useSelector(selectNewsletter);
  const userId = useSelector(selectUserId);
  const draft = useDraft('newsletter', userId, emptyDraft);
  const { clear } = draft;
  const emailRef = useRef<HTMLInputElement>(null);
  useTypedEarly(emailRef, draft.setField);
  const promiseId = useId();
  const { busy, error, field, props } = useForm({
    draft,
    blank: { email: newsletterCopy.invalid },
    schemas,
    submission: {
      busy: state.status === 'sending',
      submit: ({ email }) => dispatch(submitted({ email })),
    },
  });
  const control = field('email');

  useEffect(() => {
    if (state.status === 'subscribed') clear();
  }, [state.status, clear]);

  return (
    <form ref={prepareOnApproach} {...props}>
      <Stack $gap={12}>
        <FieldLine>
          <EmailField
            ref={emailRef}
            {...control}
            error={control.error && newsletterCopy.invalid}
            label={newsletterCopy.email}
            placeholder={newsletterCopy.emailExample}
            required
            autoComplete="email"
            describedBy={promiseId}
          />
          <Button
            type="submit"
            variant="primary"
            wide
            busy={busy}
            busyLabel={newsletterCopy.sending}
          >
            {newsletterCopy.subscribe}
          </Button>
        </FieldLine>
        {error === null && state.status === 'failed' && (
          <Alert tone="error" failedRequest={state.failedRequest}>
            {state.reason === 'request'
              ? (state.message ?? newsletterCopy.failed)
              : newsletterCopy.invalid}
          </Alert>
        )}
        {error === null && state.status === 'subscribed' && (
          <Alert tone="success">{state.message ?? newsletterCopy.subscribed}</Alert>
        )}
        <SlowNote busy={busy} />
        <div>
          <Text id={promiseId} $look="small" $quiet>
            {newsletterCopy.promise}
          </Text>
          <CaptchaNotice />
        </div>
      </Stack>
    </form>
  );
}
