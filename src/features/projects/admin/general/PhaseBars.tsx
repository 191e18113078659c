import { use } from 'react';
import type { Project } from '#contract/projects.ts';
import { longDay } from '#src/lib/calendar.ts';
import { phaseColor } from '#src/content/statuses.ts';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { ganttCopy } from '../../gantt/ganttCopy.ts';
import { ganttLayout } from '../../gantt/ganttLayout.ts';
import type { GanttBar } from '../../gantt/ganttLayout.ts';
import { phaseStateNames } from '../../page/projectPageCopy.ts';
import { endText, generalCopy, startText } from './generalCopy.ts';
import {
  Bar,
  Beyond,
  CardToday,
  Chart,
  MonthLine,
  MonthName,
  NowLine,
  Word,
} from './PhaseBar.styles.ts';
import { markOf, shortStateName } from '../../phaseMarks.ts';
import { ScaleContext } from './timeScale.ts';

/** A project's phases on the scale of all rows, and as text for screen readers and the pointer. */
export function PhaseBars({ project: { phases, status } }: { project: Project }) {
  const scale = use(ScaleContext);
  if (scale === null) return null;
  const { now, span, months } = scale;
  const layout = ganttLayout(phases, now, span);
  if (layout.kind !== 'drawn') return <span>{ganttCopy[layout.kind]}</span>;
  const { bars, today } = layout;
  const texts = bars.map(textOf);
  const beyond = beyondNote(bars, now, status === 'Completado');
  if (beyond !== null) {
    return (
      <>
        <VisuallyHidden>{texts.join('; ')}</VisuallyHidden>
        <span>{beyond}</span>
      </>
    );
  }
  return (
    <>
      <VisuallyHidden>{texts.join('; ')}</VisuallyHidden>
      <Chart aria-hidden>
        {months.map(({ at, label }) => (
          <MonthLine key={at} style={{ '--at': `${at}%` }}>
            <MonthName>{label}</MonthName>
          </MonthLine>
        ))}
        {bars.map((bar, index) => {
          const { left, width, name, start, state } = bar;
          const { ground, sign } = markOf(bar, start <= now);
          return (
            <Bar
              key={index}
              $color={phaseColor(name)}
              $ground={ground}
              $isLate={state === 'atrasada'}
              title={texts[index]}
              style={{ '--left': `${left}%`, '--width': `${width}%` }}
            >
              {sign && <Icon of={sign} inText />}
              {state && <Word>{shortStateName(state)}</Word>}
            </Bar>
          );
        })}
        {today !== null && (
          <>
            <NowLine style={{ '--at': `${today}%` }} />
            <CardToday style={{ '--at': `${today}%` }}>{generalCopy.today}</CardToday>
          </>
        )}
      </Chart>
    </>
  );
}

/** Where the bars are if none is on the chart. */
function beyondNote(bars: readonly GanttBar[], now: Date, isDone: boolean) {
  const last = bars.toSorted((one, other) => other.end.getTime() - one.end.getTime())[0];
  const first = bars.toSorted((one, other) => one.start.getTime() - other.start.getTime())[0];
  if (last && bars.every(({ left, width }) => left + width <= 0)) {
    return (
      <Beyond aria-hidden $side="before">
        {endText(last.end, { now, isDone })}
      </Beyond>
    );
  }
  if (first && bars.every(({ left }) => left >= 100)) {
    return (
      <Beyond aria-hidden $side="after">
        {startText(first.start, now)}
      </Beyond>
    );
  }
  return null;
}

/** 'Desarrollo: 5 set 2026 – 19 set 2026, atrasada'. */
function textOf({ name, start, end, state }: GanttBar): string {
  const dates = `${name || ganttCopy.unnamed}: ${longDay(start)} – ${longDay(end)}`;
  return state === undefined ? dates : `${dates}, ${phaseStateNames[state].toLowerCase()}`;
}
