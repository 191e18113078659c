import { useState } from 'react';
import { limaClock } from '#contract/limaTime.ts';
import { shortDay } from '#src/lib/calendar.ts';
import { Text } from '#ui/Text';
import { ganttCopy } from './ganttCopy.ts';
import { ganttLayout } from './ganttLayout.ts';
import { GanttBarRow } from './GanttBarRow.tsx';
import { Frame, Month, Months, Plot, Today } from './GanttChart.styles.ts';
import { GanttTable } from './GanttTable.tsx';
import { useTip } from './useTip.ts';

export interface GanttChartProps {
  /** As they came over the wire, or as they stand in a form: anything is answered, if only by a text. */
  phases: unknown;
}

/** A project's phases in time, as bars and, for who listens, as a table (TIMELINE-1 to TIMELINE-5). */
export function GanttChart({ phases }: GanttChartProps) {
  const [now] = useState(() => new Date());
  const tip = useTip();
  const layout = ganttLayout(phases, now);
  if (layout.kind !== 'drawn') return <Text $quiet>{ganttCopy[layout.kind]}</Text>;

  const { bars, months, today } = layout;
  return (
    <Frame>
      <GanttTable layout={layout} />
      <Plot style={{ '--today': `${today ?? 0}%`, '--foot': today === null ? '0px' : '28px' }}>
        <Months aria-hidden $hasYears={months.some(({ label }) => label.includes(' '))}>
          {months.map(({ at, label, room, side }) => (
            <Month key={at} $room={room} $side={side} style={{ '--at': at / 100 }}>
              <span>{label}</span>
            </Month>
          ))}
        </Months>
        {bars.map((bar, index) => (
          <GanttBarRow
            key={index}
            bar={bar}
            crossesToday={today !== null}
            isTipShown={tip.shown === index}
            tip={tip.handlersOf(index)}
          />
        ))}
        {today !== null && (
          <Today>
            <span>
              {ganttCopy.today}, {shortDay(limaClock(now))}
            </span>
          </Today>
        )}
      </Plot>
    </Frame>
  );
}
