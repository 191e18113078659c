import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ContactFields } from '#contract/contact.ts';
import { prepareOnApproach } from '#src/lib/captcha/captcha.ts';
import { focusFirst, textOf } from '#src/lib/formFields.ts';
import { importChunk } from '#src/lib/importChunk.ts';
import { paths } from '#src/lib/paths.ts';
import type { Draft } from '#src/lib/useDraft.ts';
import { useTypedEarly } from '#src/lib/useTypedEarly.ts';
import { up } from '#src/theme/theme.ts';
import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { CaptchaNotice } from '#ui/CaptchaNotice';
import { Card } from '#ui/Card';
import { EmailField } from '#ui/EmailField';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextArea } from '#ui/TextArea';
import { TextField } from '#ui/TextField';
import { contactCopy } from './contactCopy.ts';
import type { ContactDraft } from './contactDraft.ts';
import type { ContactErrors } from './contactRules.ts';
import { selectContact, submitted } from './contactSlice.ts';

/** The contract's schemas load with the first submit, not with the landing. */
const loadRules = () => importChunk('contactRules', () => import('./contactRules.ts'));

export interface ContactFormProps {
  draft: Draft<ContactDraft>;
  /** Whether it takes the place of what had the focus. */
  takesFocus: boolean;
}

/** Name, e-mail, subject and message (CONTACT-1). What is typed outlives whatever goes wrong. */
export function ContactForm({ draft, takesFocus }: ContactFormProps) {
  const dispatch = useDispatch();
  const state = useSelector(selectContact);
  const [errors, setErrors] = useState<ContactErrors>({});
  const nameRef = useRef<HTMLInputElement>(null);
  useTypedEarly(nameRef, draft.setField);
  const busy = state.status === 'submitting';

  const [wasAsked] = useState(takesFocus);
  useEffect(() => {
    if (wasAsked) nameRef.current?.focus();
  }, [wasAsked]);

  async function submit(form: HTMLFormElement) {
    const typed = {
      name: textOf(form, 'name'),
      email: textOf(form, 'email'),
      subject: textOf(form, 'subject'),
      message: textOf(form, 'message'),
    };
    // Without a connection for the rules, what fails to be sent says so.
    const rules = await loadRules().catch(() => null);
    const checked = rules?.checkContact(typed) ?? { message: typed };
    if (checked.message !== null) {
      setErrors({});
      const { ideaId } = draft.values;
      dispatch(submitted({ ...checked.message, ...(ideaId !== '' && { ideaId }) }));
    } else {
      setErrors(checked.errors);
      focusFirst(form, Object.keys(checked.errors));
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(event.currentTarget);
  }

  function control(name: keyof ContactFields) {
    return {
      name,
      label: contactCopy[name],
      required: true,
      error: errors[name],
      value: draft.values[name],
      onChange({ target }: { target: { value: string } }) {
        setErrors((before) => ({ ...before, [name]: undefined }));
        draft.setField(name, target.value);
      },
    };
  }

  return (
    <FormCard ref={prepareOnApproach} onSubmit={handleSubmit} noValidate>
      <Stack $gap={20}>
        <Pair>
          <TextField ref={nameRef} autoComplete="name" {...control('name')} />
          <EmailField autoComplete="email" {...control('email')} />
        </Pair>
        <TextField autoComplete="off" {...control('subject')} />
        <TextArea
          rows={rowsOf(draft.values.message)}
          autoComplete="off"
          placeholder={contactCopy.messageExample}
          {...control('message')}
        />
        {state.status === 'failed' && (
          <Alert tone="error" failedRequest={state.failedRequest}>
            {state.message ?? contactCopy.failed}
          </Alert>
        )}
        <div>
          <Button type="submit" variant="primary" busy={busy} busyLabel={contactCopy.sending}>
            {contactCopy.send}
          </Button>
        </div>
        <SlowNote busy={busy} />
        <div>
          <Text $look="small" $quiet>
            {contactCopy.privacy} <Link to={paths.privacy}>{contactCopy.privacyLink}</Link>
          </Text>
          <CaptchaNotice />
        </div>
      </Stack>
    </FormCard>
  );
}

/** About as many letters as a line holds where there is room. */
const LINE = 70;

/** Room for what came with a link to be read before it is sent, within bounds. */
function rowsOf(message: string): number {
  const lines = message.split('\n').map(({ length }) => Math.ceil(length / LINE) || 1);
  const rows = lines.reduce((sum, count) => sum + count, 0);
  return Math.min(Math.max(rows, 5), 18);
}

const FormCard = styled(Card).attrs({ as: 'form' })`
  ${up('sm')} {
    padding: ${({ theme }) => theme.space[32]};
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[20]} ${({ theme }) => theme.space[16]};
  ${up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
