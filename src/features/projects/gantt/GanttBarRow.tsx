import { phaseColor } from '#src/content/statuses.ts';
import {
  Bar,
  Name,
  Range,
  Row,
  Thread,
  Tip,
  TipRail,
  TodayLine,
  Track,
} from './GanttBarRow.styles.ts';
import { ganttCopy, rangeOf } from './ganttCopy.ts';
import type { GanttBar } from './ganttLayout.ts';
import type { TipHandlers } from './useTip.ts';

export interface GanttBarRowProps {
  bar: GanttBar;
  /** Whether today lies within the chart's span. */
  crossesToday: boolean;
  isTipShown: boolean;
  tip: TipHandlers;
}

/** One phase: its name, its bar and, when asked for, its dates. */
export function GanttBarRow({ bar, crossesToday, isTipShown, tip }: GanttBarRowProps) {
  const { left, width } = bar;
  const name = bar.name || ganttCopy.unnamed;
  const range = rangeOf(bar);
  const { onPointerEnter, onPointerLeave, ...ofButton } = tip;
  // The tip goes where there is more room beside its bar.
  const side = left > 100 - left - width ? 'left' : 'right';
  return (
    <Row>
      <Name aria-hidden>{name}</Name>
      <Range aria-hidden>{range}</Range>
      <Track
        style={{ '--left': `${left}%`, '--width': `${width}%` }}
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
      >
        <Bar type="button" aria-label={`${name}: ${range}`} {...ofButton}>
          <Thread $color={phaseColor(name)} />
        </Bar>
        {crossesToday && <TodayLine />}
        {isTipShown && (
          <TipRail $side={side}>
            <Tip role="tooltip">
              <span>
                {name}: {range}
              </span>
            </Tip>
          </TipRail>
        )}
      </Track>
    </Row>
  );
}
