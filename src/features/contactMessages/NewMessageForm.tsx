import { useSelector } from 'react-redux';
import { CONTACT_LIMITS, SUBJECT_LENGTH } from '#contract/contactConstants.ts';
import { CONTACT_CHANNELS } from '#contract/contactMessageConstants.ts';
import type { ContactChannel } from '#contract/contactMessageConstants.ts';
import { EMAIL_LENGTH } from '#contract/peopleConstants.ts';
import { outcomeOf, textWithReason } from '#src/api/apiError.ts';
import { useCreateContactMessageMutation } from '#src/api/contactMessagesApi.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { EmailField } from '#ui/EmailField';
import { SelectField } from '#ui/SelectField';
import { SlowNote } from '#ui/SlowNote';
import { Actions, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextArea } from '#ui/TextArea';
import { TextField } from '#ui/TextField';
import { channelLabel, contactMessagesCopy as copy } from './contactMessagesCopy.ts';

const empty = { name: '', channel: '', phone: '', email: '', subject: '', message: '' };

const schemas = lazyModule('loggedMessageSchemas', async () => {
  const { NewLoggedMessage } = await import('#contract/contactMessages.ts');
  const { name, phone, email, subject, message } = NewLoggedMessage.shape;
  return { name, phone, email, subject, message };
});

const blank = {
  name: copy.blankName,
  channel: copy.blankChannel,
  subject: copy.blankSubject,
  message: copy.blankMessage,
};

export interface NewMessageFormProps {
  /** Told of the sender's name. */
  onCreated: (name: string) => void;
  onCancel: () => void;
}

/** Writes down a message that came by phone, WhatsApp, mail or in person (CONTACT-20). */
export function NewMessageForm({ onCreated, onCancel }: NewMessageFormProps) {
  const draft = useDraft('loggedMessage', useSelector(selectUserId), empty);
  const [create] = useCreateContactMessageMutation();
  const submission = useSubmission({
    async send({ email, phone, channel, ...texts }: typeof empty) {
      const { error } = await create({
        ...texts,
        channel: channel as ContactChannel,
        ...(email !== '' && { email }),
        ...(phone !== '' && { phone }),
      });
      return outcomeOf(error, textWithReason(error, copy.createFailed));
    },
    onDone({ name }) {
      draft.clear();
      onCreated(name);
    },
  });
  const { busy, failure, messageId, props, field } = useForm({ draft, blank, schemas, submission });
  return (
    <form {...props}>
      <Stack $gap={16}>
        <Text $look="small" $quiet>
          {copy.createLead}
        </Text>
        <TextField
          label={copy.name}
          autoComplete="off"
          maxLength={CONTACT_LIMITS.name}
          {...field('name')}
        />
        <SelectField label={copy.channelAsked} {...field('channel')}>
          <option value="">{copy.chooseChannel}</option>
          {CONTACT_CHANNELS.map((channel) => (
            <option key={channel} value={channel}>
              {channelLabel(channel)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={copy.phone}
          optional
          type="tel"
          autoComplete="off"
          maxLength={CONTACT_LIMITS.phone}
          {...field('phone')}
        />
        <EmailField
          label={copy.email}
          optional
          hint={copy.emailHint}
          autoComplete="off"
          maxLength={EMAIL_LENGTH}
          {...field('email')}
        />
        <TextField
          label={copy.subject}
          autoComplete="off"
          maxLength={SUBJECT_LENGTH}
          {...field('subject')}
        />
        <TextArea
          label={copy.message}
          rows={4}
          autoComplete="off"
          maxLength={CONTACT_LIMITS.message}
          {...field('message')}
        />
        <FailureAlert failure={failure} id={messageId} />
        <Actions>
          <Button type="submit" variant="primary" busy={busy} busyLabel={copy.saving}>
            {copy.createSubmit}
          </Button>
          <Button
            onClick={() => {
              draft.clear();
              onCancel();
            }}
          >
            {copy.cancel}
          </Button>
        </Actions>
        <SlowNote busy={busy} />
      </Stack>
    </form>
  );
}
