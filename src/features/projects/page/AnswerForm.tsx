import { useState } from 'react';
import type { ProjectPhase } from '#contract/projectPages.ts';
import { errorText, outcomeOf } from '#src/api/apiError.ts';
import { useApprovePhaseMutation, useRequestChangesMutation } from '#src/api/projectPageApi.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { Alert, FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { SlowNote } from '#ui/SlowNote';
import { Actions, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextArea } from '#ui/TextArea';
import { projectPageCopy as copy } from './projectPageCopy.ts';

const noChanges = { body: '' };

const schemas = lazyModule('changeSchemas', async () => {
  const { ChangeRequest } = await import('#contract/projectPages.ts');
  return ChangeRequest.shape;
});

export interface AnswerFormProps {
  projectId: string;
  phase: ProjectPhase;
  userId: string;
}

/** The client's answer to a delivery: approval, which asks for confirmation because it is final, or requested changes. */
export function AnswerForm({ projectId, phase: { id: phaseId }, userId }: AnswerFormProps) {
  const [step, setStep] = useState<'choose' | 'approve' | 'changes'>('choose');
  const [approve, { isLoading, error }] = useApprovePhaseMutation();
  const back = () => setStep('choose');
  if (step === 'changes') {
    return <ChangesForm {...{ projectId, phaseId, userId }} onClose={back} />;
  }
  return (
    <Stack $gap={12}>
      {error !== undefined && (
        <Alert tone="error" failedRequest={failedRequestOf(error)}>
          {errorText(error, copy.approveFailed)}
        </Alert>
      )}
      <Text>{step === 'approve' ? copy.approveQuestion : `${copy.waits}.`}</Text>
      <Actions>
        {step === 'approve' ? (
          <>
            <Button
              key="sure"
              variant="primary"
              busy={isLoading}
              busyLabel={copy.approving}
              onClick={({ currentTarget, detail }) => {
                // Ignores the second click of a double click on 'approve', which this button replaces.
                if (detail > 1) return;
                // Approval removes this form, so focus moves to its phase.
                const item = currentTarget.closest('li');
                void approve({ projectId, phaseId })
                  .unwrap()
                  .then(
                    () => item?.focus(),
                    () => undefined,
                  );
              }}
            >
              {copy.approveSure}
            </Button>
            {/* Focused first: a held Enter key must not approve. */}
            {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- the person has just pressed 'approve' */}
            <Button key="cancel" autoFocus onClick={back}>
              {copy.cancel}
            </Button>
          </>
        ) : (
          <>
            <Button variant="primary" onClick={() => setStep('approve')}>
              {copy.approve}
            </Button>
            <Button onClick={() => setStep('changes')}>{copy.requestChanges}</Button>
          </>
        )}
      </Actions>
    </Stack>
  );
}

interface ChangesFormProps {
  projectId: string;
  phaseId: string;
  userId: string;
  onClose: () => void;
}

function ChangesForm({ projectId, phaseId, userId, onClose }: ChangesFormProps) {
  const draft = useDraft(`changes.${phaseId}`, userId, noChanges);
  const [requestChanges] = useRequestChangesMutation();
  const submission = useSubmission({
    async send({ body }: typeof noChanges) {
      const { error } = await requestChanges({ projectId, phaseId, body });
      return outcomeOf(error, errorText(error, copy.changesFailed));
    },
    onDone() {
      draft.clear();
      onClose();
    },
  });
  const { busy, failure, props, field } = useForm({
    draft,
    blank: { body: copy.blankChanges },
    schemas,
    submission,
  });
  return (
    <Stack as="form" $gap={16} {...props}>
      <TextArea
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the person has just opened the form
        autoFocus
        label={copy.changesText}
        hint={copy.changesHint}
        rows={4}
        autoComplete="off"
        {...field('body')}
      />
      <FailureAlert failure={failure} />
      <Actions>
        <Button type="submit" variant="primary" busy={busy} busyLabel={copy.sendingChanges}>
          {copy.sendChanges}
        </Button>
        {!busy && <Button onClick={onClose}>{copy.cancel}</Button>}
      </Actions>
      <SlowNote busy={busy} />
    </Stack>
  );
}
