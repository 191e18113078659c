import { importChunk } from '#src/lib/importChunk.ts';
import type { GanttChart } from './gantt/GanttChart.tsx';

interface Timeline {
  GanttChart: typeof GanttChart;
}

let loading: Promise<Timeline> | undefined;

/** What has come already, for who need not wait then. */
let loaded: Timeline | null = null;

export function loadedTimeline(): Timeline | null {
  return loaded;
}

/**
 * The chart's code, which the rows do not wait for: begun when a pointer or the focus comes near,
 * so that it is mostly there when a project is opened. What failed is begun anew.
 */
export async function loadTimeline(): Promise<Timeline> {
  loading ??= importChunk('timeline', () => import('./gantt/GanttChart.tsx'));
  try {
    loaded = await loading;
    return loaded;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
