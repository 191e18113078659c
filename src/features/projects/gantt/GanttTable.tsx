import { shortDay } from '#src/lib/calendar.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { captionOf, ganttCopy, stateOf } from './ganttCopy.ts';
import type { GanttBar } from './ganttLayout.ts';

export interface GanttTableProps {
  layout: { bars: readonly GanttBar[]; start: Date; end: Date };
}

/** The chart's data as a table for screen readers. */
export function GanttTable({ layout: { bars, start, end } }: GanttTableProps) {
  const hasStates = bars.some(({ state }) => state !== undefined);
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{captionOf(start, end)}</caption>
        <thead>
          <tr>
            <th scope="col">{ganttCopy.phase}</th>
            <th scope="col">{ganttCopy.start}</th>
            <th scope="col">{ganttCopy.end}</th>
            {hasStates && <th scope="col">{ganttCopy.state}</th>}
          </tr>
        </thead>
        <tbody>
          {bars.map((bar, index) => (
            <tr key={index}>
              <th scope="row">{bar.name || ganttCopy.unnamed}</th>
              <td>{shortDay(bar.start)}</td>
              <td>{shortDay(bar.end)}</td>
              {hasStates && <td>{stateOf(bar)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
