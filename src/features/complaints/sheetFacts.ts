import type { NewComplaint } from '#contract/complaints.ts';
import { complaintsCopy as copy } from './complaintsCopy.ts';

/** What a sheet states, a title and its facts; what was not said is left out. */
export interface SheetPart {
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
}

const SOLES = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** The sheet of a complaint in the law's order (D.S. 011-2011-PCM), as review and print show it. */
export function sheetFacts(complaint: NewComplaint): SheetPart[] {
  const { documentId, goodType, amount } = complaint;
  const parts: [string, [string, string | undefined][]][] = [
    [
      copy.person,
      [
        [copy.fullName, complaint.fullName],
        [documentId.length === 8 ? 'DNI' : 'CE', documentId],
        [copy.email, complaint.email],
        [copy.phone, complaint.phone],
        [copy.postalAddress, complaint.address],
        [copy.guardian, complaint.guardian],
      ],
    ],
    [
      copy.kase,
      [
        [copy.type, copy.types[complaint.type].name],
        [copy.goodType, goodType && copy.goods[goodType]],
        [copy.goodDescription, complaint.goodDescription],
        // Peru groups by commas.
        [copy.amount, amount === undefined ? undefined : `S/ ${SOLES.format(amount)}`],
        [copy.details, complaint.details],
        [copy.request, complaint.request],
      ],
    ],
  ];
  return parts.map(([title, facts]) => ({
    title,
    facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
  }));
}
