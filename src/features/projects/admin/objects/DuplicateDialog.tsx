import { useState } from 'react';
import { useSelector } from 'react-redux';
import { cutText } from '#contract/cutText.ts';
import { limaDay } from '#contract/limaTime.ts';
import { PROJECT_NAME_LENGTH } from '#contract/projectConstants.ts';
import { errorText, outcomeOf } from '#src/api/apiError.ts';
import { useDuplicateProjectMutation } from '#src/api/projectObjectsApi.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { Actions, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextField } from '#ui/TextField';
import { newProjectCopy } from '../newProjectCopy.ts';
import type { ProjectDialogProps } from './EditDialog.tsx';
import { projectObjectsCopy as copy } from './projectObjectsCopy.ts';

/** Copies a project with its phases, shifted to a new start. */
export function DuplicateDialog({ project, onClose }: ProjectDialogProps) {
  const [initial] = useState(() => ({
    name: cutText(copy.copyOf(project.name), PROJECT_NAME_LENGTH),
    start: limaDay(new Date()),
  }));
  const draft = useDraft(`projectCopy.${project.id}`, useSelector(selectUserId), initial);
  const [duplicate] = useDuplicateProjectMutation();
  const submission = useSubmission({
    async send(values: typeof initial) {
      const { error } = await duplicate({ id: project.id, ...values });
      return outcomeOf(error, errorText(error, copy.failed));
    },
    onDone() {
      draft.clear();
      onClose();
    },
  });
  const { busy, failure, messageId, props, field } = useForm({
    draft,
    blank: copy.blank,
    submission,
  });
  function cancel() {
    draft.clear();
    onClose();
  }
  return (
    <Dialog title={copy.duplicateTitle} onClose={onClose}>
      <form {...props}>
        <Stack $gap={16}>
          <Text $quiet>{copy.duplicateHint}</Text>
          <TextField
            label={newProjectCopy.name}
            autoComplete="off"
            maxLength={PROJECT_NAME_LENGTH}
            {...field('name')}
          />
          <TextField label={copy.start} type="date" {...field('start')} />
          <FailureAlert failure={failure} id={messageId} />
          <Actions>
            <Button type="submit" variant="primary" busy={busy} busyLabel={copy.saving}>
              {copy.duplicate}
            </Button>
            <Button onClick={cancel}>{copy.cancel}</Button>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}
