import { Heading } from '#ui/Heading';
import { Skeleton } from '#ui/Skeleton';
import { Head, RowsSkeleton, Section } from '#ui/WorkList';

export interface TicketsOutline {
  title: string;
  /** How many rows there usually are. */
  usually: number;
}

/** A list of tickets until its code has loaded. */
export function TicketsSkeleton({ title, usually }: TicketsOutline) {
  return (
    <Section>
      <Head>
        <Heading $look="section">{title}</Heading>
        {usually > 0 && <Skeleton width="4rem" height="36px" />}
      </Head>
      <UsualRows usually={usually} />
    </Section>
  );
}

/** As high as the rows usually are; without any, as the empty state in their place. */
export function UsualRows({ usually }: Pick<TicketsOutline, 'usually'>) {
  if (usually > 0) return <RowsSkeleton rows={usually} />;
  return <Skeleton width="100%" height="122px" />;
}
