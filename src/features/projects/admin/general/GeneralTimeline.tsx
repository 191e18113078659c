import { useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PHASE_NAMES, PHASE_STATES } from '#contract/projectConstants.ts';
import { phaseColor } from '#src/content/statuses.ts';
import { instantOf } from '#src/lib/calendar.ts';
import { useToday } from '#src/lib/useNow.ts';
import { below } from '#src/theme/theme.ts';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { Cluster } from '#ui/Stack';
import { generalCopy, spanText } from './generalCopy.ts';
import { Sample, Swatch } from './PhaseBar.styles.ts';
import { markOf, shortStateName } from '../../phaseMarks.ts';
import { ScaleContext, timeScale } from './timeScale.ts';
import { timelineColumns } from './timelineColumns.tsx';

export { timelineColumns };

export interface TimelineFrameProps {
  /** The table, with the buttons of the months above its rows and the legend below. */
  children: (around: { lead: ReactNode; foot: ReactNode }) => ReactNode;
}

/** Gives the rows of a table one scale of time, and the buttons that move it. */
export function TimelineFrame({ children }: TimelineFrameProps) {
  const now = instantOf(useToday());
  const [steps, setSteps] = useState(0);
  const scale = timeScale(now, steps);
  const lead = (
    <Cluster $gap={8} role="group" aria-label={generalCopy.months}>
      <Button size="small" onClick={() => setSteps(steps - 1)}>
        {generalCopy.earlier}
      </Button>
      <Button size="small" onClick={() => setSteps(steps + 1)}>
        {generalCopy.later}
      </Button>
      {steps !== 0 && (
        <Button size="small" onClick={() => setSteps(0)}>
          {generalCopy.today}
        </Button>
      )}
      <Months role="status">{spanText(scale.span)}</Months>
    </Cluster>
  );
  return <ScaleContext value={scale}>{children({ lead, foot: <Legend /> })}</ScaleContext>;
}

/** The meaning of the colours and signs. */
function Legend() {
  return (
    <Lists>
      <ul aria-label={generalCopy.phases}>
        {PHASE_NAMES.map((name) => (
          <li key={name}>
            <Swatch $color={phaseColor(name)} aria-hidden />
            {name}
          </li>
        ))}
      </ul>
      <ul aria-label={generalCopy.states}>
        {PHASE_STATES.map((state) => {
          const { ground, sign } = markOf({ state }, true);
          return (
            <li key={state}>
              <Sample $color="neutral" $ground={ground} $isLate={state === 'atrasada'} aria-hidden>
                {sign && <Icon of={sign} inText />}
              </Sample>
              {shortStateName(state)}
            </li>
          );
        })}
      </ul>
    </Lists>
  );
}

/** In one line where there is room. */
const Lists = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[24]};
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[16]};
    color: ${({ theme }) => theme.color.ink2};
    font: ${({ theme }) => theme.font.small};
  }
  & li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[8]};
  }
`;

const Months = styled.span`
  font: ${({ theme }) => theme.font.smallStrong};
  ${below('sm')} {
    flex-basis: 100%;
    order: -1;
  }
`;
