import { phaseColor } from '#src/content/statuses.ts';
import { Icon } from '#ui/Icon';
import { markOf } from '../phaseMarks.ts';
import {
  Bar,
  Name,
  Range,
  Row,
  Sign,
  State,
  Thread,
  Tip,
  TipRail,
  TodayLine,
  Track,
} from './GanttBarRow.styles.ts';
import { ganttCopy, rangeOf, stateOf } from './ganttCopy.ts';
import type { GanttBar } from './ganttLayout.ts';
import type { TipHandlers } from './useTip.ts';

export interface GanttBarRowProps {
  bar: GanttBar;
  /** Percent; null when today lies outside the chart. */
  today: number | null;
  isTipShown: boolean;
  tip: TipHandlers;
}

/** A phase of the chart: name, bar with its state, and a tooltip with its dates. */
export function GanttBarRow({ bar, today, isTipShown, tip }: GanttBarRowProps) {
  const { left, width, state } = bar;
  const name = bar.name || ganttCopy.unnamed;
  const range = rangeOf(bar);
  const { onPointerEnter, onPointerLeave, ...ofButton } = tip;
  // The tooltip is shown on the side with more room.
  const side = left > 100 - left - width ? 'left' : 'right';
  const word = stateOf(bar);
  // Without a state a bar is drawn as ever: filled.
  const { ground, sign } =
    state === undefined ? { ground: 'filled' as const, sign: undefined } : markOf(bar, true);
  return (
    <Row>
      <Name aria-hidden>{name}</Name>
      <Range aria-hidden>{word === '' ? range : `${range} · ${word}`}</Range>
      <Track
        style={{ '--left': `${left}%`, '--width': `${width}%` }}
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
      >
        <Bar
          type="button"
          aria-label={`${name}: ${range}${word && `, ${word.toLowerCase()}`}`}
          {...ofButton}
        >
          <Thread $color={phaseColor(name)} $ground={ground} $isLate={state === 'atrasada'} />
          {sign && (
            <Sign $color={phaseColor(name)}>
              <Icon of={sign} inText />
            </Sign>
          )}
        </Bar>
        {word !== '' && (
          <State aria-hidden $place={placeOf(bar, today)}>
            {word}
          </State>
        )}
        {today !== null && <TodayLine />}
        {isTipShown && (
          <TipRail $side={side}>
            <Tip role="tooltip">
              <span>{`${name}: ${range}`}</span>
            </Tip>
          </TipRail>
        )}
      </Track>
    </Row>
  );
}

/** Where a bar's word has room, best where today's line does not cross it: after it, before it, or on it. In percent. */
function placeOf({ left, width }: GanttBar, today: number | null): 'after' | 'before' | 'on' {
  const ROOM = 18;
  const end = left + width;
  const isAfterCrossed = today !== null && today > end && today < end + ROOM;
  if (100 - end >= ROOM && !(isAfterCrossed && left >= ROOM)) return 'after';
  return left >= ROOM ? 'before' : 'on';
}
