import { useEffect, useRef } from 'react';
import type { ComplaintState } from '#contract/complaints.ts';
import { complaintTypes, settlementLabel } from '#src/content/complaintSheet.ts';
import { lookOfStatus } from '#src/content/statuses.ts';
import { dayInLima, dayText } from '#src/lib/calendar.ts';
import { Alert } from '#ui/Alert';
import { Badge } from '#ui/Badge';
import { Facts } from '#ui/Facts';
import { Heading } from '#ui/Heading';
import { Cluster, Stack } from '#ui/Stack';
import { Noted } from '#ui/Text';
import { Answer } from './ComplaintsBook.styles.ts';
import { statusCopy as copy } from './statusCopy.ts';

/** The status of a complaint that was looked up; it gets focus. */
export function FoundComplaint({ found }: { found: ComplaintState }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), [found]);
  const answeredAt = found.answers[0]?.answeredAt;
  const facts: [string, string][] = [
    [copy.filedAt, dayInLima(found.filedAt)],
    answeredAt === undefined
      ? [copy.dueDate, dayText(found.dueDate)]
      : [copy.answeredAt, dayInLima(answeredAt)],
  ];
  return (
    <Stack $gap={24}>
      <Cluster $gap={12}>
        <Heading ref={headingRef} tabIndex={-1} $look="card">
          {`${complaintTypes[found.type]} ${found.code}`}
        </Heading>
        <Badge {...lookOfStatus(found.status)}>{found.status}</Badge>
      </Cluster>
      <Facts facts={facts} />
      {found.answers.length === 0 && <Alert tone="notice">{copy.waiting}</Alert>}
      {found.answers.map((answer, index) => (
        <Answer key={answer.answeredAt}>
          <Heading as="h3" $look="section">
            {index === 0 ? copy.answer : copy.laterAnswer}
          </Heading>
          {/* The first answer's day is among the facts above. */}
          <Noted note={index > 0 ? dayInLima(answer.answeredAt) : undefined}>{answer.text}</Noted>
          {answer.settlement && (
            <Noted note={settlementLabel(answer.settlement)}>{answer.settlement.text}</Noted>
          )}
        </Answer>
      ))}
    </Stack>
  );
}
