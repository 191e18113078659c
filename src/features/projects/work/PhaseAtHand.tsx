import { TriangleAlert } from 'lucide';
import styled from 'styled-components';
import type { Project } from '#contract/projects.ts';
import { instantOf } from '#src/lib/calendar.ts';
import { useToday } from '#src/lib/useNow.ts';
import { Icon } from '#ui/Icon';
import { lateText } from '../lateText.ts';
import { factsOf } from '../projectFacts.ts';
import { phaseAtHand, stateText } from './stateText.ts';
import { workCopy } from './workCopy.ts';

export interface PhaseAtHandProps {
  project: Project;
  /** Whether its state stands below its name. */
  inLines?: boolean;
}

/** The phase to look at first, its state and its date in words. */
export function PhaseAtHand({ project, inLines = false }: PhaseAtHandProps) {
  const now = instantOf(useToday());
  const facts = factsOf(project, now);
  const phase = phaseAtHand(facts);
  if (phase === null) {
    const hasPhases = Array.isArray(project.phases) && project.phases.length > 0;
    return <State $isLate={false}>{hasPhases ? workCopy.nothingOpen : workCopy.noPhases}</State>;
  }
  const isLate = phase === facts.overdue;
  const text = stateText(phase, isLate, now);
  const sign = isLate && <Icon of={TriangleAlert} inText />;
  return inLines ? (
    <div>
      <Line>{phase.name}</Line>
      <State $isLate={isLate}>
        {sign}
        {text.charAt(0).toUpperCase() + text.slice(1)}
      </State>
    </div>
  ) : (
    <State $isLate={isLate}>
      {sign}
      {`${phase.name}, ${text}`}
    </State>
  );
}

const Line = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const State = styled(Line)<{ $isLate: boolean }>`
  color: ${({ theme }) => theme.color.ink2};
  ${({ $isLate }) => $isLate && lateText}
`;
