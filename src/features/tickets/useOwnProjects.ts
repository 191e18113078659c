import type { Project } from '#contract/projects.ts';
import { useGetDashboardQuery } from '#src/api/api.ts';

/** The projects that one sees on the dashboard; none until they are read. */
export function useOwnProjects(areWanted: boolean): readonly Project[] {
  const { projects } = useGetDashboardQuery(undefined, {
    skip: !areWanted,
    selectFromResult: ({ currentData }) => ({ projects: currentData?.projects }),
  });
  return Array.isArray(projects) ? projects : none;
}

const none: readonly Project[] = [];
