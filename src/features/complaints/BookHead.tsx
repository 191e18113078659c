import { useState } from 'react';
import { Link } from 'react-router-dom';
import { agency } from '#contract/agency.ts';
import { limaClock } from '#contract/limaTime.ts';
import { dayInLima, longDay } from '#src/lib/calendar.ts';
import { paths } from '#src/lib/paths.ts';
import { useHydrated } from '#src/lib/prerendered.ts';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { complaintsCopy as copy } from './complaintsCopy.ts';
import { Head, OnScreen, Provider } from './ComplaintsBook.styles.ts';
import type { FiledComplaint } from './useComplaintForm.ts';

export interface BookHeadProps {
  filed: FiledComplaint | null;
}

/**
 * The page's head, also printed with the sheet: law, title, and the provider's name, RUC and address with the date,
 * which is the day of filing once the complaint is filed.
 */
export function BookHead({ filed }: BookHeadProps) {
  const [today] = useState(() => longDay(limaClock(new Date())));
  const isFiled = filed !== null;
  const filedAt = filed?.receipt?.filedAt;
  const day = filedAt === undefined ? today : dayInLima(filedAt);
  // The document would show the day of its build.
  const isDocument = !useHydrated();
  const facts = [
    [copy.legalName, agency.legalName],
    [copy.ruc, agency.ruc],
    [copy.address, agency.address],
    ...(isDocument ? [] : [[copy.today, day] as const]),
  ] as const;
  return (
    <Head>
      <Stack $gap={8}>
        <Text $look="small" $quiet>
          {copy.law}
        </Text>
        {/* After filing, the receipt has the page's heading. */}
        <Heading as={isFiled ? 'div' : 'h1'} $look={isFiled ? 'card' : 'heading'}>
          {copy.title}
        </Heading>
        {!isFiled && (
          <>
            <Text $quiet>{copy.purpose}</Text>
            <OnScreen>
              <Text $look="small">
                <Link to={paths.complaintStatus}>{copy.toStatus}</Link>
              </Text>
            </OnScreen>
          </>
        )}
      </Stack>
      <Provider>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Provider>
    </Head>
  );
}
