import type { ReactNode } from 'react';
import type { Failure } from '#src/lib/failedRequest.ts';
import { Alert, FailureAlert } from '#ui/Alert';
import { AttachedFiles } from '#ui/AttachedFiles';
import type { AttachedFilesProps } from '#ui/AttachedFiles';
import { Button } from '#ui/Button';
import { Progress } from '#ui/Progress';
import { SlowNote } from '#ui/SlowNote';
import { Actions } from '#ui/Stack';

export interface UploadPartsProps {
  form: AttachedFilesProps & {
    /** Uploaded share of the files, 0 to 1. */
    share: number;
    cancel: () => void;
    failure: Failure | null;
    isCancelled: boolean;
  };
  submit: string;
  /** Whether a failure has a button of its own; the form's own button sends again as well. */
  retries?: boolean;
  /** Whether another button of the page is the primary one. */
  isSecondary?: boolean;
  submitting: string;
  /** The confirmation of the last message. */
  sent: string | null;
  cancelled: string;
  /** Closes a form that can be closed; its text is kept. */
  onClose?: () => void;
  /** Controls between the files and the buttons. */
  children?: ReactNode;
}

/** The lower part of a form with files: upload progress, result, the files and buttons. */
export function UploadParts(props: UploadPartsProps) {
  const {
    form,
    submit,
    retries = true,
    isSecondary = false,
    submitting,
    sent,
    cancelled,
    onClose,
    children,
  } = props;
  const { files, busy, share } = form;
  const cancel = busy && files.length > 0 ? form.cancel : onClose;
  return (
    <>
      {busy && files.length > 0 && <Progress label="Subiendo archivos" value={share * 100} />}
      <FailureAlert
        failure={form.failure}
        action={
          retries && (
            <Button type="submit" size="small">
              Reintentar
            </Button>
          )
        }
      />
      {form.isCancelled && <Alert tone="notice">{cancelled}</Alert>}
      {sent !== null && <Alert tone="success">{sent}</Alert>}
      <AttachedFiles {...form}>
        {children}
        <Actions>
          <Button
            type="submit"
            variant={isSecondary ? 'secondary' : 'primary'}
            busy={busy}
            busyLabel={submitting}
          >
            {submit}
          </Button>
          {cancel && <Button onClick={cancel}>Cancelar</Button>}
        </Actions>
      </AttachedFiles>
      <SlowNote busy={busy && files.length === 0} />
    </>
  );
}
