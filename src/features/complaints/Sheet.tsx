import type { NewComplaint } from '#contract/complaints.ts';
import { sheetFacts } from '#src/content/complaintSheet.ts';
import { Facts } from '#ui/Facts';
import { Heading } from '#ui/Heading';
import { Part } from './ComplaintForm.styles.ts';
import { complaintsCopy as copy } from './complaintsCopy.ts';

/** A read-only complaint sheet for review and print. */
export function Sheet({ complaint }: { complaint: NewComplaint }) {
  const { person, kase } = sheetFacts(complaint);
  const parts = [
    [copy.person, person],
    [copy.kase, kase],
  ] as const;
  return parts.map(([title, facts]) => (
    <Part key={title}>
      <Heading $look="section">{title}</Heading>
      <Facts facts={facts} />
    </Part>
  ));
}
