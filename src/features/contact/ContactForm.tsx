import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ContactFields } from '#contract/contact.ts';
import type { ContactWay } from '#contract/contactConstants.ts';
import { brand } from '#src/content/brand.ts';
import { prepareOnApproach } from '#src/lib/captcha/captcha.ts';
import { hasAllCalls } from '#src/lib/hasAllCalls.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { paths } from '#src/lib/paths.ts';
import type { Draft } from '#src/lib/forms/useDraft.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useTypedEarly } from '#src/lib/forms/useTypedEarly.ts';
import { up } from '#src/theme/theme.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { CaptchaNotice } from '#ui/CaptchaNotice';
import { Card } from '#ui/Card';
import { EmailField } from '#ui/EmailField';
import { LatePart } from '#ui/LatePart';
import { SlowNote } from '#ui/SlowNote';
import { Text } from '#ui/Text';
import { TextArea } from '#ui/TextArea';
import { TextField } from '#ui/TextField';
import { contactCopy } from './contactCopy.ts';
import type { ContactDraft } from './contactDraft.ts';
import { selectContact, submitted } from './contactSlice.ts';
import { sessionFieldsCode } from './sessionFieldsCode.ts';

const schemas = lazyModule('contactSchemas', async () => {
  const { ContactFields } = await import('#contract/contact.ts');
  return ContactFields.shape;
});

const sessionSchemas = lazyModule('sessionSchemas', async () => {
  const { SessionRequest } = await import('#contract/contact.ts');
  return SessionRequest.shape;
});

export interface ContactFormProps {
  draft: Draft<ContactDraft>;
  /** Whether the form replaces an element that had focus. */
  takesFocus: boolean;
}

/** Form with name, e-mail, subject and message (CONTACT-1). Errors keep the typed values. */
export function ContactForm({ draft, takesFocus }: ContactFormProps) {
  const dispatch = useDispatch();
  const state = useSelector(selectContact);
  const nameRef = useRef<HTMLInputElement>(null);
  useTypedEarly(nameRef, draft.setField);
  const wantsSession = draft.values.session !== '' && hasAllCalls();
  const { busy, failure, field, props } = useForm({
    draft,
    blank: contactCopy.blank,
    check: ({ contactBy, phone }) =>
      wantsSession && sessionFieldsCode.loaded() !== null && contactBy !== '' && phone.trim() === ''
        ? { errors: { phone: contactCopy.noPhone } }
        : null,
    schemas: wantsSession ? sessionSchemas : schemas,
    submission: {
      busy: state.status === 'submitting',
      failure:
        state.status === 'failed'
          ? { ...state, message: state.message ?? contactCopy.failed }
          : null,
      submit: ({ name, email, subject, message, ideaId, phone, contactBy }) =>
        dispatch(
          submitted({
            ...{ name, email, subject, message },
            ...(ideaId !== '' && { ideaId }),
            ...(wantsSession && phone !== '' && { phone }),
            ...(wantsSession && contactBy !== '' && { contactBy: contactBy as ContactWay }),
          }),
        ),
    },
  });

  const [wasAsked] = useState(takesFocus);
  useEffect(() => {
    if (wasAsked) nameRef.current?.focus();
  }, [wasAsked]);

  const control = (name: keyof ContactFields) => ({
    ...field(name),
    label: contactCopy[name],
    required: true,
  });

  return (
    <FormCard ref={prepareOnApproach} {...props}>
      <div>
        <TextField ref={nameRef} autoComplete="name" {...control('name')} />
        <EmailField autoComplete="email" {...control('email')} />
      </div>
      <TextField autoComplete="off" {...control('subject')} />
      {wantsSession && (
        <LatePart code={sessionFieldsCode}>
          {(part) => <part.SessionFields contactBy={field('contactBy')} phone={field('phone')} />}
        </LatePart>
      )}
      <TextArea
        rows={5}
        autoComplete="off"
        placeholder={contactCopy.messageExample}
        {...control('message')}
      />
      <FailureAlert
        failure={failure}
        help={
          <p>
            {contactCopy.failedHelp} <a href={`mailto:${brand.email}`}>{brand.email}</a>.
          </p>
        }
      />
      <div>
        <Button type="submit" variant="primary" busy={busy} busyLabel={contactCopy.sending}>
          {contactCopy.send}
        </Button>
      </div>
      <SlowNote busy={busy} />
      <div>
        <Text $look="small" $quiet>
          {contactCopy.privacy} <Link to={paths.privacy}>{contactCopy.privacyLink}</Link>.
        </Text>
        <CaptchaNotice />
      </div>
    </FormCard>
  );
}

/** Its first part is the fields of the person. */
const FormCard = styled(Card).attrs({ as: 'form' })`
  &,
  & > :first-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[20]} ${({ theme }) => theme.space[16]};
  }
  ${up('sm')} {
    padding: ${({ theme }) => theme.space[32]};
    & > :first-child {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
