import { useState } from 'react';
import type { ProjectPhase } from '#contract/projectPages.ts';
import { useDeliverPhaseMutation } from '#src/api/projectPageApi.ts';
import { useUploadForm } from '#src/api/useUploadForm.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { Button } from '#ui/Button';
import { Stack } from '#ui/Stack';
import { TextArea } from '#ui/TextArea';
import { TextField } from '#ui/TextField';
import { UploadParts } from '#ui/UploadParts';
import { projectPageCopy as copy } from './projectPageCopy.ts';

const noDelivery = { body: '', link: '' };

const schemas = lazyModule('deliverySchemas', async () => {
  const { NewDelivery } = await import('#contract/projectPages.ts');
  return NewDelivery.shape;
});

export interface DeliverFormProps {
  projectId: string;
  phase: ProjectPhase;
  userId: string;
}

/** Opens to the form that delivers a phase, or delivers it again. A draft opens it at once. */
export function DeliverForm({ projectId, phase, userId }: DeliverFormProps) {
  const [deliver] = useDeliverPhaseMutation();
  const form = useUploadForm({
    name: `delivery.${phase.id}`,
    userId,
    initial: noDelivery,
    blank: { body: copy.blankDelivery },
    schemas,
    send: ({ body, link }, files, onProgress) =>
      deliver({
        projectId,
        phaseId: phase.id,
        body,
        files,
        onProgress,
        ...(link.trim() !== '' && { link }),
      }),
    failed: copy.deliverFailed,
    cancelled: copy.cancelled,
    onSent: () => setOpen(false),
  });
  const [isOpen, setOpen] = useState(form.values.body !== '');
  if (!isOpen) {
    return (
      <div>
        <Button size="small" variant={weightOf(phase)} onClick={() => setOpen(true)}>
          {phase.deliveries.length === 0 ? copy.deliver : copy.deliverAgain}
        </Button>
      </div>
    );
  }
  return (
    <Stack as="form" $gap={16} {...form.props}>
      <TextArea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just opened the form, unless there is a draft
        autoFocus={form.values.body === ''}
        label={copy.deliverText}
        hint={copy.deliverTextHint}
        rows={4}
        autoComplete="off"
        {...form.field('body')}
      />
      <TextField
        label={copy.link}
        hint={copy.linkHint}
        optional
        type="url"
        inputMode="url"
        autoComplete="off"
        {...form.field('link')}
      />
      <UploadParts
        form={form}
        submit={copy.submitDelivery}
        submitting={copy.delivering}
        sent={null}
        cancelled={copy.cancelled}
        onClose={() => setOpen(false)}
      />
    </Stack>
  );
}

/** What is late stands out; what has not begun recedes. */
function weightOf({ state }: ProjectPhase) {
  if (state === 'atrasada') return 'primary';
  return state === 'pendiente' ? 'quiet' : 'secondary';
}
