import { useState } from 'react';
import { limaDay } from '#contract/limaTime.ts';
import { useExportAccountMutation } from '#src/api/accountApi.ts';
import { errorText } from '#src/api/apiError.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import type { ButtonProps } from '#ui/Button';
import { Stack } from '#ui/Stack';
import { accountCopy } from './accountCopy.ts';

/** Saves all that is stored about the person as a file. */
export function DataDownload({ size }: Pick<ButtonProps, 'size'>) {
  const [load, { isLoading }] = useExportAccountMutation();
  const [failure, setFailure] = useState<string | null>(null);

  async function download() {
    setFailure(null);
    const { data, error } = await load();
    if (data === undefined) setFailure(errorText(error, accountCopy.downloadFailed));
    else saveFile(`mis-datos-${limaDay(new Date())}.json`, data);
  }

  return (
    <Stack $gap={16}>
      <div>
        <Button
          {...(size !== undefined && { size })}
          busy={isLoading}
          busyLabel={accountCopy.downloading}
          onClick={() => void download()}
        >
          {accountCopy.download}
        </Button>
      </div>
      {failure !== null && <Alert tone="error">{failure}</Alert>}
    </Stack>
  );
}
