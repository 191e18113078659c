import { useState } from 'react';
import type { ComplaintState } from '#contract/complaints.ts';
import { paths } from '#src/lib/paths.ts';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { BookFrame, BookPurpose } from './BookFrame.tsx';
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
        <BookFrame day={null}>
          <Heading as="h1" $look="heading">
            {copy.title}
          </Heading>
          <BookPurpose to={paths.complaintsBook} link={copy.back}>
            {copy.purpose}
          </BookPurpose>
        </BookFrame>
        <OnScreen>
          <StatusForm onAsked={() => setFound(null)} onFound={setFound} />
        </OnScreen>
        {found !== null && <FoundComplaint found={found} />}
      </Stack>
    </Page>
  );
}
