import styled, { css } from 'styled-components';
import { LazyPart } from '#ui/LazyPart';
import { ChartFrame, inNarrowChart } from './gantt/chartFrame.ts';
import type { GanttChartProps } from './gantt/GanttChart.tsx';
import { projectsCopy } from './projectsCopy.ts';
import { timelineCode } from './timelineCode.ts';

export type ProjectTimelineProps = GanttChartProps;

/** The Gantt chart of a project, loaded on demand. */
export function ProjectTimeline(props: ProjectTimelineProps) {
  return (
    <LazyPart
      code={timelineCode}
      loading={projectsCopy.timelineLoading}
      failed={projectsCopy.timelineFailed}
      skeleton={
        <ChartFrame aria-hidden>
          <Blank />
        </ChartFrame>
      }
    >
      {({ GanttChart }) => <GanttChart {...props} />}
    </LazyPart>
  );
}

/** The height of a chart with four phases. */
const Blank = styled.div`
  height: 200px;
  border-radius: ${({ theme }) => theme.radius.badge};
  background: ${({ theme }) => theme.color.sunken};
  ${inNarrowChart(css`
    height: 314px;
  `)}
`;
