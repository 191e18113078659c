import styled from 'styled-components';
import type { ProjectPhase } from '#contract/projectPages.ts';
import { lookOfPhase } from '#src/content/statuses.ts';
import { dayInLima } from '#src/lib/calendar.ts';
import { up } from '#src/theme/theme.ts';
import { Badge } from '#ui/Badge';
import { phaseStateNames } from './projectPageCopy.ts';

/** A phase's name, state and dates. */
export function PhaseHead({ phase: { name, state, startDate, endDate } }: { phase: ProjectPhase }) {
  return (
    <Head>
      <h3>{name}</h3>
      <Badge {...lookOfPhase(state)}>{phaseStateNames[state]}</Badge>
      <span>
        <time dateTime={startDate}>{dayInLima(startDate)}</time>
        {' – '}
        <time dateTime={endDate}>{dayInLima(endDate)}</time>
      </span>
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
  & > h3 {
    font: ${({ theme }) => theme.font.bodyStrong};
  }
  & > span:last-child {
    flex-basis: 100%;
    color: ${({ theme }) => theme.color.ink2};
    font: ${({ theme }) => theme.font.small};
    ${up('sm')} {
      flex-basis: auto;
      margin-left: auto;
    }
  }
`;
