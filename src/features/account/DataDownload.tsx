import { useState } from 'react';
import { limaDay } from '#contract/limaTime.ts';
import { useLazyExportAccountQuery } from '#src/api/accountApi.ts';
import { errorText } from '#src/api/apiError.ts';
import { saveFile, textFile } from '#src/lib/saveFile.ts';
import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import type { ButtonProps } from '#ui/Button';
import { Stack } from '#ui/Stack';
import { accountCopy } from './accountCopy.ts';

/** Saves all that is stored about the person as a file. */
export function DataDownload({ size }: Pick<ButtonProps, 'size'>) {
  const [load] = useLazyExportAccountQuery();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function download() {
    setBusy(true);
    setFailure(null);
    const { data, error } = await load();
    setBusy(false);
    if (data === undefined) {
      setFailure(errorText(error, accountCopy.downloadFailed));
      return;
    }
    const text = JSON.stringify(data, null, 2);
    saveFile(`mis-datos-${limaDay(new Date())}.json`, textFile(text, 'application/json'));
  }

  return (
    <Stack $gap={16}>
      <div>
        <Button
          {...(size !== undefined && { size })}
          busy={isBusy}
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
