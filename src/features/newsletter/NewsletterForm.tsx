import { useEffect, useId, useRef } from 'react';
import type { MouseEvent, SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { prepareOnApproach } from '#src/lib/captcha/captcha.ts';
import { focusFirst, textOf } from '#src/lib/formFields.ts';
import { importChunk } from '#src/lib/importChunk.ts';
import { useDraft } from '#src/lib/useDraft.ts';
import { useTypedEarly } from '#src/lib/useTypedEarly.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { up } from '#src/theme/theme.ts';
import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { CaptchaNotice } from '#ui/CaptchaNotice';
import { EmailField } from '#ui/EmailField';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { newsletterCopy } from './newsletterCopy.ts';
import { objected, selectNewsletter, submitted } from './newsletterSlice.ts';

/** The contract's schemas load with the first submit, not with the landing. */
const loadRules = () => importChunk('newsletterRules', () => import('#contract/shared.ts'));

const emptyDraft = { email: '' };

/** One field, one button, what will be sent, and what came of it (NEWS-1 to NEWS-3). */
export function NewsletterForm() {
  const dispatch = useDispatch();
  const state = useSelector(selectNewsletter);
  const userId = useSelector(selectUserId);
  const { values, setField, clear } = useDraft('newsletter', userId, emptyDraft);
  const emailRef = useRef<HTMLInputElement>(null);
  useTypedEarly(emailRef, setField);
  const promiseId = useId();
  const failureId = useId();
  const busy = state.status === 'sending';
  const isInvalid = state.status === 'failed' && state.reason === 'email';

  useEffect(() => {
    if (state.status === 'subscribed') clear();
  }, [state.status, clear]);

  async function submit(form: HTMLFormElement) {
    const typed = textOf(form, 'email');
    // Without a connection for the rules, what fails to be sent says so.
    const rules = await loadRules().catch(() => null);
    const email = rules?.Email.safeParse(typed) ?? { success: true, data: typed };
    if (email.success) {
      dispatch(submitted({ email: email.data }));
    } else {
      dispatch(objected());
      focusFirst(form, ['email']);
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(event.currentTarget);
  }

  return (
    <form ref={prepareOnApproach} onSubmit={handleSubmit} noValidate>
      <Stack $gap={12}>
        <Row>
          <EmailField
            ref={emailRef}
            name="email"
            label={newsletterCopy.email}
            placeholder={newsletterCopy.emailExample}
            required
            autoComplete="email"
            invalid={isInvalid}
            describedBy={isInvalid ? `${failureId} ${promiseId}` : promiseId}
            value={values.email}
            onChange={({ target }) => setField('email', target.value)}
          />
          <Button
            type="submit"
            variant="primary"
            wide
            busy={busy}
            busyLabel={newsletterCopy.sending}
            onClick={ignoreSecondClick}
          >
            {newsletterCopy.subscribe}
          </Button>
        </Row>
        <div>
          <Text id={promiseId} $look="small" $quiet>
            {newsletterCopy.promise}
          </Text>
          <CaptchaNotice />
        </div>
        {state.status === 'failed' && (
          <Alert tone="error" id={failureId} failedRequest={state.failedRequest}>
            {state.reason === 'refused'
              ? (state.message ?? newsletterCopy.failed)
              : newsletterCopy.invalid}
          </Alert>
        )}
        {state.status === 'subscribed' && (
          <Alert tone="success">{state.message ?? newsletterCopy.subscribed}</Alert>
        )}
        <SlowNote busy={busy} />
      </Stack>
    </form>
  );
}

/** A double click's second half would find the field cleared by a quick answer to the first. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${({ theme }) => theme.space[8]};
  ${up('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
