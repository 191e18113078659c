import type { ComplaintState } from '#contract/complaints.ts';
import { brand } from '#src/content/brand.ts';
import { errorText, outcomeOf, statusOf } from '#src/api/apiError.ts';
import { useFindComplaintMutation } from '#src/api/complaintsApi.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { TextField } from '#ui/TextField';
import { blankErrors } from './complaintRules.ts';
import { Fields } from './ComplaintForm.styles.ts';
import { statusCopy as copy } from './statusCopy.ts';

export interface StatusFormProps {
  onAsked: () => void;
  onFound: (found: ComplaintState) => void;
}

const nothing = { code: '', documentId: '' };

const schemas = lazyModule('complaintLookUpSchemas', async () => {
  const { ComplaintLookUp } = await import('#contract/complaints.ts');
  return ComplaintLookUp.shape;
});

/** No complaint has the code and the document. */
const UNKNOWN = 'unknown';

/** Form with code and document. The server answers alike for an unknown code and a wrong document. */
export function StatusForm({ onAsked, onFound }: StatusFormProps) {
  const [find] = useFindComplaintMutation();
  const draft = useDraft('complaintStatus', null, nothing);
  const submission = useSubmission({
    async send(asked: typeof nothing) {
      onAsked();
      const { data, error } = await find(asked);
      if (data !== undefined) onFound(data);
      const message = errorText(error, copy.failed);
      const outcome = outcomeOf(error, message);
      // An answer is no failure to quote to support.
      if (outcome.ok || statusOf(error) !== 404) return outcome;
      return { ...outcome, failedRequest: undefined, reason: UNKNOWN };
    },
    stays: true,
  });
  const { busy, failure, messageId, props, field } = useForm({
    draft,
    blank: { code: copy.blankCode, documentId: blankErrors.documentId },
    schemas,
    submission,
    refused: { fields: ['code', 'documentId'], reasons: [UNKNOWN] },
  });
  const typed = { autoComplete: 'off', spellCheck: false };

  return (
    <Card as="form" {...props}>
      <Stack $gap={20}>
        <Fields>
          <TextField label={copy.code} hint={copy.codeHint} {...typed} {...field('code')} />
          <TextField
            label={copy.documentId}
            hint={copy.documentHint}
            {...typed}
            {...field('documentId')}
          />
        </Fields>
        {failure && (
          <Alert tone="error" id={messageId} failedRequest={failure.failedRequest}>
            {withMailLink(failure.message)}
          </Alert>
        )}
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

/** The agency's address in a message becomes a link. */
function withMailLink(message: string) {
  const [before, after] = message.split(brand.email);
  if (after === undefined) return message;
  return (
    <>
      {before}
      <a href={`mailto:${brand.email}`}>{brand.email}</a>
      {after}
    </>
  );
}
