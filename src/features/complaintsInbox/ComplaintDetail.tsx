import { use } from 'react';
import styled from 'styled-components';
import type { Complaint } from '#contract/complaints.ts';
import { settlementLabel, sheetFacts } from '#src/content/complaintSheet.ts';
import { dayInLima } from '#src/lib/calendar.ts';
import { HistorySlot } from '#src/lib/historySlot.ts';
import { up } from '#src/theme/theme.ts';
import { Facts } from '#ui/Facts';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Noted } from '#ui/Text';
import { AnswerForm } from './AnswerForm.tsx';
import { inboxCopy } from './inboxCopy.ts';

export interface ComplaintDetailProps {
  complaint: Complaint;
}

/** The complaint sheet, its answers and the form for another answer. */
export function ComplaintDetail({ complaint }: ComplaintDetailProps) {
  const showHistory = use(HistorySlot);
  const { person, kase } = sheetFacts(complaint);
  const isAnswered = complaint.answers.length > 0;
  return (
    <Sides>
      <Stack $gap={24}>
        <Stack $gap={12}>
          <Heading $look="section">{inboxCopy.person}</Heading>
          <Facts facts={person} />
        </Stack>
        <Stack $gap={12}>
          <Heading $look="section">{inboxCopy.kase}</Heading>
          <Facts facts={kase} />
        </Stack>
      </Stack>
      <Stack $gap={24}>
        <Stack $gap={20}>
          <Heading $look="section">{isAnswered ? inboxCopy.answers : inboxCopy.toAnswer}</Heading>
          {complaint.answers.map((answer) => (
            <Answer key={answer.answeredAt}>
              <Noted note={`${dayInLima(answer.answeredAt)} · ${answer.answeredBy}`}>
                {answer.text}
              </Noted>
              {answer.settlement && (
                <Noted note={settlementLabel(answer.settlement)}>{answer.settlement.text}</Noted>
              )}
            </Answer>
          ))}
          <AnswerForm complaint={complaint} />
        </Stack>
        {showHistory({ object: `complaint:${complaint.id}` })}
      </Stack>
    </Sides>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[32]};
  ${up('lg')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Answer = styled.article`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding-left: ${({ theme }) => theme.space[16]};
  border-left: 3px solid ${({ theme }) => theme.status.done.fill};
  font: ${({ theme }) => theme.font.body};
  & > p {
    max-width: ${({ theme }) => theme.size.measure};
    /* Keeps line breaks. */
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  /* The settlement. */
  & > :nth-child(3) {
    padding-top: ${({ theme }) => theme.space[12]};
    margin-top: ${({ theme }) => theme.space[12]};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;
