import { limaClock } from '#contract/limaTime.ts';
import { instantOf, shortDay } from '#src/lib/calendar.ts';
import { useToday } from '#src/lib/useNow.ts';
import { Text } from '#ui/Text';
import { ganttCopy } from './ganttCopy.ts';
import { ganttLayout } from './ganttLayout.ts';
import { GanttBarRow } from './GanttBarRow.tsx';
import { ChartFrame } from './chartFrame.ts';
import { Month, Months, Plot, Today } from './GanttChart.styles.ts';
import { Missing, Name, Row } from './GanttBarRow.styles.ts';
import { GanttTable } from './GanttTable.tsx';
import { useTip } from './useTip.ts';

export interface GanttChartProps {
  /** Unvalidated, from the API or from a form; invalid values show a text instead of a chart. */
  phases: unknown;
  /** Rows that stay, first and in this order, also without a bar; a note says what is missing. */
  rows?: readonly { name: string; note: string }[];
}

const none: readonly never[] = [];

/** The Gantt chart of a project, with an equivalent table for screen readers (TIMELINE-1 to TIMELINE-5). */
export function GanttChart({ phases, rows = none }: GanttChartProps) {
  const now = instantOf(useToday());
  const tip = useTip();
  const layout = ganttLayout(phases, now);
  if (layout.kind !== 'drawn') return <Text $quiet>{ganttCopy[layout.kind]}</Text>;

  const { bars, months, today } = layout;
  const kept = rows.map((row) => ({ ...row, bar: bars.find(({ name }) => name === row.name) }));
  const others = bars.filter((bar) => !kept.some((row) => row.bar === bar));
  const shown = [...kept, ...others.map((bar) => ({ name: bar.name, note: '', bar }))];
  const hasYears = months.some(({ label }) => label.includes(' '));
  return (
    <ChartFrame>
      <GanttTable layout={layout} />
      <Plot style={{ '--today': `${today ?? 0}%`, '--foot': today === null ? '0px' : '28px' }}>
        <Months aria-hidden $hasYears={hasYears}>
          {months.map(({ at, label, room, side }) => (
            <Month key={at} $room={room} $side={side} style={{ '--at': at / 100 }}>
              <span>{label}</span>
            </Month>
          ))}
        </Months>
        {shown.map(({ bar, name, note }, index) =>
          bar === undefined ? (
            <Row key={index} aria-hidden>
              <Name>{name}</Name>
              <Missing>{note}</Missing>
            </Row>
          ) : (
            <GanttBarRow
              key={index}
              bar={bar}
              today={today}
              isTipShown={tip.shown === index}
              tip={tip.handlersOf(index)}
            />
          ),
        )}
        {today !== null && (
          <Today>
            <span>
              {ganttCopy.today}, {shortDay(limaClock(now))}
            </span>
          </Today>
        )}
      </Plot>
    </ChartFrame>
  );
}
