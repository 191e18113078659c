import { useEffect, useRef } from 'react';
import type { NewComplaint } from '#contract/complaints.ts';
import { Heading } from '#ui/Heading';
import { Text } from '#ui/Text';
import { Part } from './ComplaintForm.styles.ts';
import { complaintsCopy as copy } from './complaintsCopy.ts';
import { Sheet } from './Sheet.tsx';

/** The complaint as it will be filed. The heading gets focus, because the focused field was removed. */
export function ComplaintReview({ complaint }: { complaint: NewComplaint }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus();
    headingRef.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      <Part>
        <Heading ref={headingRef} tabIndex={-1} $look="section">
          {copy.reviewTitle}
        </Heading>
        <Text $quiet>{copy.reviewLead}</Text>
      </Part>
      <Sheet complaint={complaint} />
    </>
  );
}
