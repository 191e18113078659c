import type { ChangeEvent, SubmitEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { ComplaintLookUp, ComplaintState } from '#contract/complaints.ts';
import { plainDocument } from '#contract/identityDocument.ts';
import type { CallDispatch } from '#src/api/effects.ts';
import { focusFirst } from '#src/lib/formFields.ts';
import { useDraft } from '#src/lib/useDraft.ts';
import { useSubmission } from '#src/lib/useSubmission.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { TextField } from '#ui/TextField';
import { documentError } from './complaintRules.ts';
import { Fields } from './ComplaintForm.styles.ts';
import { lookUpComplaint } from './lookUpComplaint.ts';
import { statusCopy as copy } from './statusCopy.ts';

export interface StatusFormProps {
  onAsked: () => void;
  onFound: (found: ComplaintState) => void;
}

const nothing: ComplaintLookUp = { code: '', documentId: '' };

/** Code and document; an unknown code and another's document get the same answer. */
export function StatusForm({ onAsked, onFound }: StatusFormProps) {
  const dispatch = useDispatch<CallDispatch>();
  const draft = useDraft('complaintStatus', null, nothing);
  const { busy, failure, submit, reopen } = useSubmission<ComplaintLookUp>({
    check: objectionTo,
    async send({ code, documentId }) {
      onAsked();
      const answer = await dispatch(
        lookUpComplaint({ code: code.trim(), documentId: plainDocument(documentId) }),
      );
      if (!answer.ok) return { ...answer, reason: 'refused' };
      onFound(answer.found);
      return { ok: true };
    },
  });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const after = await submit(draft.values);
    if (after.status === 'failed') focusFirst(form, after.fields);
    if (after.status === 'done') reopen();
  }

  const control = (name: keyof ComplaintLookUp) => ({
    name,
    value: draft.values[name],
    error: failure?.fields.includes(name) === true ? failure.message : undefined,
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => draft.setField(name, target.value),
  });

  return (
    <Card as="form" onSubmit={handleSubmit} noValidate>
      <Stack $gap={20}>
        <Fields>
          <TextField label={copy.code} hint={copy.codeHint} {...control('code')} />
          <TextField label={copy.documentId} hint={copy.documentHint} {...control('documentId')} />
        </Fields>
        {failure?.fields.length === 0 && <FailureAlert failure={failure} />}
        <div>
          <Button type="submit" variant="primary" busy={busy} busyLabel={copy.busy}>
            {copy.submit}
          </Button>
        </div>
        <SlowNote busy={busy} />
      </Stack>
    </Card>
  );
}

function objectionTo({ code, documentId }: ComplaintLookUp) {
  if (code.trim() === '') return { message: copy.blankCode, fields: ['code'] as const };
  const message = documentError(documentId);
  return message === null ? null : { message, fields: ['documentId'] as const };
}
