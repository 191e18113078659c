import { useState } from 'react';
import type { ProjectPhase } from '#contract/projectPages.ts';
import { errorText, outcomeOf } from '#src/api/apiError.ts';
import { useApprovePhaseMutation, useRequestChangesMutation } from '#src/api/projectPageApi.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import { useDraft, type Draft } from '#src/lib/forms/useDraft.ts';
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
  /** The phase's latest delivery. */
  delivery: string;
  userId: string;
}

/**
 * The client's answer to a delivery: approval, which asks for confirmation because it is final, or requested changes.
 * If the delivery was answered elsewhere meanwhile, it says so and keeps the typed text; otherwise it shows nothing then.
 */
export function AnswerForm({ projectId, phase, delivery, userId }: AnswerFormProps) {
  const { id: phaseId, state } = phase;
  const draft = useDraft(`changes.${phaseId}`, userId, noChanges);
  const hasText = draft.values.body.trim() !== '';
  // A draft opens its form at once.
  const [step, setStep] = useState<'choose' | 'approve' | 'changes'>(
    hasText ? 'changes' : 'choose',
  );
  const [approve, { isLoading, error }] = useApprovePhaseMutation();
  const isOpen = state === 'entregada';
  const back = () => setStep('choose');
  if (step === 'changes' && (isOpen || hasText)) {
    const ids = { projectId, phaseId, delivery };
    return <ChangesForm ids={ids} draft={draft} isOpen={isOpen} onClose={back} />;
  }
  const failure = error !== undefined && (
    <Alert tone="error" failedRequest={failedRequestOf(error)}>
      {errorText(error, copy.approveFailed)}
    </Alert>
  );
  if (!isOpen) return failure;
  return (
    <Stack $gap={12}>
      {failure}
      {step === 'approve' && <Text>{copy.approveQuestion}</Text>}
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
                void approve({ projectId, phaseId, delivery })
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
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just pressed 'approve' */}
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
  ids: { projectId: string; phaseId: string; delivery: string };
  draft: Draft<typeof noChanges>;
  /** Whether the delivery still waits for an answer. */
  isOpen: boolean;
  onClose: () => void;
}

function ChangesForm({ ids, draft, isOpen, onClose }: ChangesFormProps) {
  const [requestChanges] = useRequestChangesMutation();
  const submission = useSubmission({
    async send({ body }: typeof noChanges) {
      const { error } = await requestChanges({ ...ids, body });
      return outcomeOf(error, errorText(error, copy.changesFailed));
    },
    onDone: close,
  });
  const { busy, failure, props, field } = useForm({
    draft,
    blank: { body: copy.blankChanges },
    schemas,
    submission,
  });
  const isLate = !isOpen && !busy;

  function close() {
    draft.clear();
    onClose();
  }

  return (
    <Stack as="form" $gap={16} {...props}>
      <TextArea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just opened the form, unless there is a draft
        autoFocus={draft.values.body === ''}
        readOnly={isLate}
        label={copy.changesText}
        hint={isLate ? undefined : copy.changesHint}
        rows={4}
        autoComplete="off"
        {...field('body')}
      />
      <FailureAlert failure={failure} />
      {isLate && <Alert tone="notice">{copy.changesTooLate}</Alert>}
      <Actions>
        {isLate ? (
          <Button key="discard" onClick={close}>
            {copy.discardChanges}
          </Button>
        ) : (
          <Button
            key="send"
            type="submit"
            variant="primary"
            busy={busy}
            busyLabel={copy.sendingChanges}
          >
            {copy.sendChanges}
          </Button>
        )}
        {isOpen && !busy && <Button onClick={onClose}>{copy.cancel}</Button>}
      </Actions>
      <SlowNote busy={busy} />
    </Stack>
  );
}
