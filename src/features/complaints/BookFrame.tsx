import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { agency } from '#contract/agency.ts';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { complaintsCopy as copy } from './complaintsCopy.ts';
import { Head, OfAllCalls, OnScreen, Provider } from './ComplaintsBook.styles.ts';

export interface BookFrameProps {
  /** The sheet's date; null leaves it out. */
  day: string | null;
  /** The heading and what follows it. */
  children: ReactNode;
}

/** The head of the book's pages: law, title, and the provider's name, RUC and address. */
export function BookFrame({ day, children }: BookFrameProps) {
  const facts = [
    [copy.legalName, agency.legalName],
    [copy.ruc, agency.ruc],
    [copy.address, agency.address],
    ...(day === null ? [] : [[copy.today, day] as const]),
  ] as const;
  return (
    <Head>
      <Stack $gap={8}>
        <Text $look="small" $quiet>
          {copy.law}
        </Text>
        {children}
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

/** What a page of the book is for, and the link to the other one; the book's status is one of the further calls. */
export function BookPurpose({
  to,
  link,
  children,
}: {
  to: string;
  link: string;
  children: string;
}) {
  return (
    <>
      <Text $quiet>{children}</Text>
      <OnScreen>
        <OfAllCalls>
          <Text $look="small">
            <Link to={to}>{link}</Link>
          </Text>
        </OfAllCalls>
      </OnScreen>
    </>
  );
}
