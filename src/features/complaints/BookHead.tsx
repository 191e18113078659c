import { dayInLima, dayText } from '#src/lib/calendar.ts';
import { paths } from '#src/lib/paths.ts';
import { useHydrated } from '#src/lib/prerendered.ts';
import { useToday } from '#src/lib/useNow.ts';
import { Heading } from '#ui/Heading';
import { BookFrame, BookPurpose } from './BookFrame.tsx';
import { complaintsCopy as copy } from './complaintsCopy.ts';
import type { FiledComplaint } from './useComplaintForm.ts';

export interface BookHeadProps {
  filed: FiledComplaint | null;
}

/**
 * The page's head, also printed with the sheet: law, title, and the provider's name, RUC and address with the date,
 * which is the day of filing once the complaint is filed.
 */
export function BookHead({ filed }: BookHeadProps) {
  const today = dayText(useToday());
  const isFiled = filed !== null;
  const filedAt = filed?.receipt?.filedAt;
  const day = filedAt === undefined ? today : dayInLima(filedAt);
  // The document would show the day of its build.
  const isDocument = !useHydrated();
  return (
    <BookFrame day={isDocument ? null : day}>
      {/* After filing, the receipt has the page's heading. */}
      <Heading as={isFiled ? 'div' : 'h1'} $look={isFiled ? 'card' : 'heading'}>
        {copy.title}
      </Heading>
      {!isFiled && (
        <BookPurpose to={paths.complaintStatus} link={copy.toStatus}>
          {copy.purpose}
        </BookPurpose>
      )}
    </BookFrame>
  );
}
