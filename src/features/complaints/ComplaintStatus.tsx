import { useState } from 'react';
import type { ComplaintState } from '#contract/complaints.ts';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#ui/Button';
import { PageIntro } from '#ui/PageIntro';
import { Stack } from '#ui/Stack';
import { OnScreen, Page } from './ComplaintsBook.styles.ts';
import { FoundComplaint } from './FoundComplaint.tsx';
import { StatusForm } from './StatusForm.tsx';
import { statusCopy as copy } from './statusCopy.ts';

/** Look-up of a complaint's status by its code and the consumer's document. */
export function ComplaintStatus() {
  const [found, setFound] = useState<ComplaintState | null>(null);
  return (
    <Page>
      <Stack $gap={32}>
        <PageIntro title={copy.title}>{copy.purpose}</PageIntro>
        <OnScreen>
          <StatusForm onAsked={() => setFound(null)} onFound={setFound} />
        </OnScreen>
        {found !== null && <FoundComplaint found={found} />}
        <OnScreen>
          <ButtonLink to={paths.complaintsBook}>{copy.back}</ButtonLink>
        </OnScreen>
      </Stack>
    </Page>
  );
}
